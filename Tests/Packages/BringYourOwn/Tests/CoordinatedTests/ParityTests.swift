import Coordinated
import Parity
import Testing

@Suite struct `Coordinator` {
  @Test func `conforms to the specification`() async throws {
    try await Implementation(CoordinatedFeature.self).check()
  }
}
