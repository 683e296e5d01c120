import QuartetTesting
import Shared
import Testing

@Suite("Signing in and out")
struct AuthManagerTests {
  private let fixture = AuthFixture()
  private var manager: AuthManager { fixture.manager }
  private var gateway: FakeGateway { fixture.gateway }

  private nonisolated static let replies: [FakeGateway.Reply] = [.accepted, .wrong, .unreachable]

  nonisolated enum Ending: CaseIterable {
    case signOut
    case expire

    @MainActor func end(_ manager: AuthManager) {
      switch self {
      case .signOut: manager.signOut()
      case .expire: manager.expire()
      }
    }
  }

  @Test func `at first no user is signed in and no credentials are remembered`() {
    #expect(manager.credentials == ("", ""))
    #expect(manager.account == nil)
    #expect(!manager.isWaiting)
    #expect(manager.unansweredRequests == 0)
  }

  @Test func `L4 the gateway is asked once, with the trimmed login and the password as typed`() async {
    await fixture.attempt(Login(" \n ada lovelace\t"), " se cret ", reply: .wrong)
    #expect(gateway.calls.count == 1)
    #expect(gateway.calls[0].login == "ada lovelace")
    #expect(gateway.calls[0].password == " se cret ")
  }

  @Test(arguments: zip(replies, [AuthStatus.login, .wrong, .unreachable]))
  func `L5 L6 L8 observers are notified of an outcome when it has taken effect`(
    reply: FakeGateway.Reply, status: AuthStatus
  ) async {
    let manager = fixture.manager
    await fixture.attempt("grace", "remembered", reply: .accepted)
    var isWaiting: [Bool] = []
    var seen: [String?] = []
    let observation = manager.attach { [unowned manager] _ in
      isWaiting.append(manager.isWaiting)
      seen += [manager.account, manager.credentials.login, manager.credentials.password.text]
    }
    manager.signIn(login: " ada ", password: "secret")
    #expect(manager.isWaiting)
    await fixture.reply(reply)
    #expect(fixture.statuses == [.login, status])
    #expect(isWaiting == [false])
    #expect(seen == (status == .login ? ["ada", "ada", "secret"] : ["grace", "grace", "remembered"]))
    withExtendedLifetime(observation) {}
  }

  @Test func `A2 an attempt does nothing while another is waiting, even if its login is at the limit`() async
  {
    for _ in 1...3 { await fixture.attempt("locked", reply: .wrong) }
    for login: Login in ["ada", "grace", "locked"] { manager.signIn(login: login, password: "secret") }
    #expect(manager.unansweredRequests == 1)
    await fixture.reply(.accepted)
    #expect(gateway.calls.map(\.login) == ["locked", "locked", "locked", "ada"])
    #expect(fixture.statuses == [.wrong, .wrong, .limit, .login])
    #expect(manager.account == "ada")
  }

  @Test(arguments: replies, [false, true])
  func `L9 a late reply to a cancelled attempt changes nothing`(
    reply: FakeGateway.Reply, reachesGateway: Bool
  ) async {
    await fixture.attempt("grace", "remembered", reply: .accepted)
    manager.signOut()
    manager.signIn(login: "ada", password: "secret")
    if reachesGateway { await gateway.waitForRequests(1) }
    manager.cancel()
    #expect(!manager.isWaiting)
    #expect(manager.unansweredRequests == 1)
    await fixture.reply(reply)
    #expect(fixture.statuses == [.login, .logout])
    #expect(manager.account == nil)
    #expect(manager.credentials == ("grace", "remembered"))
    #expect(gateway.cancelledCalls == [1])
  }

  @Test func `L9 a late reply does not end the next attempt`() async {
    manager.signIn(login: "ada", password: "secret")
    await gateway.waitForRequests(1)
    manager.cancel()
    manager.signIn(login: "grace", password: "other")
    await gateway.waitForRequests(2)

    await gateway.reply(.accepted)
    while manager.unansweredRequests == 2 { await Task.yield() }
    #expect(manager.isWaiting)
    #expect(fixture.statuses.isEmpty)

    await fixture.reply(.accepted)
    #expect(manager.account == "grace")
    #expect(fixture.statuses == [.login])
    #expect(gateway.cancelledCalls == [0])
  }

  @Test(arguments: Ending.allCases)
  func `R3 R6 the end of a session is notified once and keeps the credentials`(ending: Ending) async {
    let manager = fixture.manager
    ending.end(manager)
    #expect(fixture.statuses.isEmpty)
    await fixture.attempt("ada", "secret", reply: .accepted)
    manager.cancel()
    var accounts: [String?] = []
    let observation = manager.attach { [unowned manager] _ in accounts.append(manager.account) }
    ending.end(manager)
    ending.end(manager)
    #expect(fixture.statuses == [.login, .logout])
    #expect(accounts == [nil])
    #expect(manager.credentials == ("ada", "secret"))
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: Ending.allCases)
  func `the end of a session does not end an attempt`(ending: Ending) async {
    await fixture.attempt("ada", reply: .accepted)
    manager.signIn(login: "grace", password: "secret")
    ending.end(manager)
    #expect(manager.isWaiting)
    await fixture.reply(.accepted)
    #expect(fixture.statuses == [.login, .logout, .login])
    #expect(manager.account == "grace")
  }

  @Test func `idle waits for the replies to cancelled attempts`() async {
    await manager.idle()
    for login: Login in ["ada", "grace"] {
      manager.signIn(login: login, password: "secret")
      manager.cancel()
    }
    let manager = manager
    var unanswered: [Int] = []
    let waiters = (1...3).map { _ in
      Task {
        await manager.idle()
        unanswered.append(manager.unansweredRequests)
      }
    }
    await gateway.reply(.wrong)
    await gateway.reply(.wrong)
    for waiter in waiters { await waiter.value }
    #expect(unanswered == [0, 0, 0])
  }

  @Test func `idle waits for an attempt that an observer starts`() async {
    let manager = manager
    let observation = manager.attach { [unowned manager] status in
      if status == .wrong { manager.signIn(login: "grace", password: "secret") }
    }
    manager.signIn(login: "ada", password: "secret")
    let idle = Task { await manager.idle() }
    await gateway.reply(.wrong)
    await gateway.reply(.accepted)
    await idle.value
    #expect(fixture.statuses == [.wrong, .login])
    withExtendedLifetime(observation) {}
  }

  @Test func `idle waits for an attempt that another task starts when it is idle`() async {
    let manager = manager
    manager.signIn(login: "ada", password: "secret")
    await gateway.waitForRequests(1)
    let first = Task {
      await manager.idle()
      manager.signIn(login: "grace", password: "secret")
    }
    await Task.yield()
    let second = Task {
      await manager.idle()
      return manager.unansweredRequests
    }
    await gateway.reply(.wrong)
    await first.value
    await gateway.reply(.wrong)
    #expect(await second.value == 0)
  }

  @Test func `a gateway that never returns does not retain the manager, and its task is cancelled`() async {
    let clock = ManualClock()
    let gateway = FakeGateway(clock: clock)
    var manager: AuthManager? = AuthManager(gateway: gateway, clock: clock)
    weak let weakManager = manager
    manager?.signIn(login: "ada", password: "secret")
    await gateway.waitForRequests(1)
    manager = nil
    #expect(weakManager == nil)
    await gateway.reply(.accepted)
    while gateway.cancelledCalls.isEmpty { await Task.yield() }
    #expect(gateway.cancelledCalls == [0])
  }
}
