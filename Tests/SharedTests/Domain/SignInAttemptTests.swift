import QuartetShared
import QuartetSharedTesting
import Testing

@Suite("Sign-in attempts")
struct SignInAttemptTests {
  private let fixture = AuthFixture()
  private var manager: AuthManager { fixture.manager }
  private var gateway: FakeGateway { fixture.gateway }
  private var screen: SignInScreen { fixture.screen }

  private nonisolated static let replies: [FakeGateway.Reply] = [.accepted, .wrong, .unreachable]

  @Test func `L4 the gateway is asked once, with the trimmed login and the password as typed`() async {
    await fixture.attempt(Login(" \n ada lovelace\t"), " se cret ", reply: .wrong)
    #expect(gateway.calls.count == 1)
    #expect(gateway.calls[0].login == "ada lovelace")
    #expect(gateway.calls[0].password == " se cret ")
  }

  @Test(arguments: replies, [false, true])
  func `L9 a late reply to a cancelled attempt changes nothing`(
    reply: FakeGateway.Reply, reachesGateway: Bool
  ) async {
    await fixture.attempt("grace", "remembered", reply: .accepted)
    manager.expire()
    screen.start()
    if reachesGateway { await gateway.waitForRequests(1) }
    screen.cancel()
    #expect(!screen.isWaiting)
    await fixture.reply(reply)
    #expect(screen.outcomes == [.signedIn])
    #expect(fixture.changes == [.signedIn, .signedOut])
    #expect(manager.account == nil)
    #expect(manager.credentials == ("grace", "remembered"))
    #expect(gateway.cancelledCalls == [1])
  }

  @Test func `L9 releasing an attempt cancels it`() async {
    var released: SignInScreen? = SignInScreen(manager)
    released?.start()
    await gateway.waitForRequests(1)
    released = nil
    await fixture.reply(.accepted)
    #expect(manager.account == nil && fixture.changes.isEmpty)
    #expect(gateway.cancelledCalls == [0])
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

  @Test func `A3 an attempt that an observer starts is first notified of the session that has begun`() async {
    let manager = manager
    var later: SignInScreen?
    var outcomes: [SignInAttempt.Outcome] = []
    let observation = manager.attach { change in
      guard change == .signedIn else { return }
      later?.start("grace")
      outcomes = later?.outcomes ?? []
    }
    later = SignInScreen(manager)
    fixture.screen.start()
    await gateway.reply(.accepted)
    await gateway.waitForRequests(1)
    #expect(outcomes == [.signedIn] && later?.isWaiting == true)
    await fixture.reply(.accepted)
    withExtendedLifetime(observation) {}
  }
}
