import Coordinated
import Parity
import Testing

@Suite struct `Coordinator` {
  @Test(arguments: try await Entrant(CoordinatedFeature.self).checks())
  func `follows the specification`(check: Check) async throws { try await check.run() }
}
