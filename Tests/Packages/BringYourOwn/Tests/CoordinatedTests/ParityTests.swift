import Coordinated
import Parity
import Testing

@Suite struct `Coordinator` {
  @Test(arguments: try await Entrant(CoordinatedFeature.self).checks())
  func `behaves as the specification says`(check: Check) async throws { try await check.run() }
}
