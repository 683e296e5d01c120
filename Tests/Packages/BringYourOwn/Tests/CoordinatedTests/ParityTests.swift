import Coordinated
import Parity
import Testing

@Suite struct `Coordinator` {
  @Test(arguments: try await Implementation(CoordinatedFeature.self).conformanceCases())
  func `follows the specification`(conformanceCase: ConformanceCase) async throws {
    try await conformanceCase.run()
  }
}
