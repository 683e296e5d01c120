import PortableUIKit
import QuartetBaseline
import QuartetFeatureEntry
import QuartetRandomTesting
import QuartetShared
import QuartetSharedTesting
import QuartetTesting
import Testing

/// The tests that adopters write for their screens, on the feature.
struct `Random use without the specification` {
  private static let texts = ["", "ada@example.com", "lovelace", "Hello"]

  @Test(arguments: await ImplementationUnderTest.all)
  func `Random use finds no problem`(implementation: ImplementationUnderTest) async throws {
    try await MonkeyTest(
      runs: 20, texts: Self.texts, use: .alsoEarly, modules: implementation.feature.modules
    ) {
      makeRoot(implementation.feature, $0)
    }.check()
  }

  @Test(arguments: await ImplementationUnderTest.all.filter { $0.testDescription != "Baseline" })
  func `Random use shows the same as the baseline`(implementation: ImplementationUnderTest) async throws {
    try await DifferentialTest(runs: 20, texts: Self.texts) {
      makeRoot(BaselineFeature.self, $0)
    } rewrite: {
      makeRoot(implementation.feature, $0)
    }.check()
  }

  private func makeRoot(_ feature: any Feature.Type, _ events: EnvironmentEvents) -> UIViewController {
    let clock = ManualClock()
    let gateway = FakeGateway(clock: clock)
    let trunk = Trunk(authManager: AuthManager(gateway: gateway, clock: clock))
    let (root, open) = feature.start(trunk: trunk, kind: .email)
    for reply in [FakeGateway.Reply.accepted, .wrong, .unreachable] {
      events.add("reply \(reply)", if: { gateway.pendingCount > 0 }) { _ = gateway.reply(reply) }
    }
    events.add("expire") { trunk.authManager.expire() }
    for link in ["quartet://comment", "quartet://sign-in"] {
      events.add("open \(link)") { _ = URL(string: link).map(open) }
    }
    return root
  }
}
