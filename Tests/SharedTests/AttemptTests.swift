import Shared
import Testing

@Suite("Attempts to sign in")
struct AttemptTests {
  private let bench = SignInBench()
  private var manager: AuthManager { bench.manager }

  @Test func `nobody is signed in and nothing is remembered at first`() {
    #expect(manager.credentials == ("", ""))
    #expect(manager.account == nil)
    #expect(!manager.isWaiting)
    #expect(manager.unansweredRequests == 0)
  }

  @Test func `the gateway is asked once, with the trimmed login and the password as typed`() async {
    await bench.attempt(" \n ada lovelace\t", " se cret ", .wrong)
    #expect(bench.gateway.calls.count == 1)
    #expect(bench.gateway.calls[0] == ("ada lovelace", " se cret "))
  }

  @Test func `L5 who signs in is the account and is remembered, all before it is told`() async {
    let manager = bench.manager
    var seen: [String?] = []
    let observation = manager.attach { [unowned manager] status in
      seen = ["\(status)", manager.account, manager.credentials.login, manager.credentials.password.text]
    }
    await bench.attempt(" ada ", "secret", .accepted)
    #expect(seen == ["login", "ada", "ada", "secret"])
    #expect(bench.told == [.login])
    withExtendedLifetime(observation) {}
  }

  @Test func `L6 a wrong pair is told and changes neither the account nor what is remembered`() async {
    await bench.attempt("ada", "secret", .accepted)
    await bench.attempt("grace", "guess", .wrong)
    #expect(bench.told == [.login, .wrong])
    #expect(manager.account == "ada")
    #expect(manager.credentials == ("ada", "secret"))
  }

  @Test func `L8 a gateway that is not reached is told`() async {
    await bench.attempt(nil)
    #expect(bench.told == [.unreachable])
    #expect(manager.account == nil)
    #expect(manager.credentials == ("", ""))
  }

  @Test(arguments: [AuthReply.accepted, .wrong, nil])
  func `no attempt is waiting any more when its outcome is told`(reply: AuthReply?) async {
    let manager = bench.manager
    var waited: [Bool] = []
    let observation = manager.attach { [unowned manager] _ in waited.append(manager.isWaiting) }
    manager.signIn(login: "ada", password: "secret")
    #expect(manager.isWaiting)
    await bench.gateway.answer(reply)
    await manager.idle()
    #expect(waited == [false])
    withExtendedLifetime(observation) {}
  }

  @Test func `A2 starting another attempt while one is waiting does nothing`() async {
    manager.signIn(login: "ada", password: "secret")
    manager.signIn(login: "grace", password: "other")
    #expect(manager.unansweredRequests == 1)
    await bench.gateway.answer(.accepted)
    await manager.idle()
    #expect(bench.gateway.calls.map(\.login) == ["ada"])
    #expect(bench.told == [.login])
    #expect(manager.account == "ada")
  }

  @Test func `A2 not even a login at its limit is told so while another attempt is waiting`() async {
    await bench.lock("ada")
    manager.signIn(login: "grace", password: "secret")
    manager.signIn(login: "ada", password: "secret")
    #expect(bench.told.isEmpty)
    await bench.gateway.answer(.wrong)
    await manager.idle()
    #expect(bench.told == [.wrong])
  }

  @Test func `A2 the next attempt can start once one has ended`() async {
    await bench.attempt(.wrong)
    await bench.attempt(.accepted)
    #expect(bench.told == [.wrong, .login])
  }

  @Test(arguments: [AuthReply.accepted, .wrong, nil])
  func `L9 the late reply to a given-up attempt changes nothing at all`(late: AuthReply?) async {
    await bench.attempt("grace", "remembered", .accepted)
    manager.signOut()
    bench.forget()

    manager.signIn(login: "ada", password: "secret")
    await bench.gateway.requests(1)
    manager.cancel()
    #expect(!manager.isWaiting)
    #expect(manager.unansweredRequests == 1)
    await bench.gateway.answer(late)
    await manager.idle()

    #expect(bench.told.isEmpty)
    #expect(manager.account == nil)
    #expect(manager.credentials == ("grace", "remembered"))
    #expect(bench.gateway.cancelled == [1])
  }

  @Test func `L9 an attempt that is given up before the gateway is reached changes nothing either`() async {
    manager.signIn(login: "ada", password: "secret")
    manager.cancel()
    await bench.gateway.answer(.accepted)
    await manager.idle()
    #expect(bench.told.isEmpty)
    #expect(manager.account == nil)
  }

  @Test func `L9 a late reply does not end the attempt that waits after it`() async {
    manager.signIn(login: "ada", password: "secret")
    await bench.gateway.requests(1)
    manager.cancel()
    manager.signIn(login: "grace", password: "other")
    await bench.gateway.requests(2)
    #expect(manager.unansweredRequests == 2)

    await bench.gateway.answer(.accepted)
    while manager.unansweredRequests == 2 { await Task.yield() }
    #expect(manager.isWaiting)
    #expect(manager.account == nil)
    #expect(bench.told.isEmpty)

    await bench.gateway.answer(.accepted)
    await manager.idle()
    #expect(manager.account == "grace")
    #expect(bench.told == [.login])
    #expect(bench.gateway.cancelled == [0])
  }

  @Test func `giving up with nothing waiting changes nothing`() async {
    manager.cancel()
    await bench.attempt(.accepted)
    manager.cancel()
    #expect(bench.told == [.login])
    #expect(manager.account == "ada")
  }
}
