import Baseline
import Parity
import Testing

@Suite struct `The baseline` {
  @Test(arguments: try await Entrant(BaselineFeature.self).checks())
  func `behaves as the specification says`(check: Check) async throws { try await check.run() }
}
