import Foundation
import MyFeature
import QuartetTesting
import Shared
import Testing

@MainActor
@Suite struct `Monkey tests` {
  @Test(arguments: [LoginKind.email, .phone]) func `find no problem in the feature`(kind: LoginKind)
    async throws
  {
    let texts = ["", "ada@example.com", "lovelace", "+15550100", "5550100"]
    try await MonkeyTest(texts: texts) { events in
      let clock = ManualClock()
      let authManager = AuthManager(gateway: DemoAuthGateway(clock: clock), clock: clock)
      let trunk = Trunk(authManager: authManager, commentStore: CommentStore())
      let (root, open) = MVVMFeature.start(trunk: trunk, kind: kind)
      events.advance(clock, by: [.seconds(1)])
      events.add("expire") { authManager.expire() }
      for link in ["quartet://comment", "quartet://sign-in"] {
        events.add("open \(link)") { _ = URL(string: link).map(open) }
      }
      return root
    }.check()
  }
}
