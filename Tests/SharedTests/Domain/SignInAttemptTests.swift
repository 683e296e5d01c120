import QuartetShared
import QuartetSharedTesting
import Testing

struct `Sign-in attempts` {
  private let fixture = AuthFixture()
  private var manager: AuthManager { fixture.manager }
  private var gateway: FakeGateway { fixture.gateway }
  private var screen: SignInScreen { fixture.screen }

  @Test func `L9 releasing an attempt cancels it`() async {
    var released: SignInScreen? = SignInScreen(manager)
    released?.start()
    await gateway.waitForRequests(1)
    released = nil
    await fixture.reply(.accepted)
    #expect(manager.account == nil && fixture.changes.isEmpty && gateway.cancelledCalls == [0])
  }

  @Test func `T3 a screen that tries again at the limit is notified synchronously`() async {
    let screen = screen
    var outcomesAfterCall: [SignInAttempt.Outcome] = []
    screen.onOutcome = { [unowned screen] outcome in
      guard outcome == .limitReached else { return }
      screen.onOutcome = nil
      screen.start()
      outcomesAfterCall = screen.outcomes
    }
    for _ in 1...3 { await fixture.attempt(reply: .wrong) }
    #expect(outcomesAfterCall == [.wrongPair, .wrongPair, .limitReached, .limitReached])
  }
}
