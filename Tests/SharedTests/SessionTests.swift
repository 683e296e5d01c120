import Shared
import Testing

@Suite("The session")
struct SessionTests {
  private let bench = SignInBench()

  static let endings: [@MainActor @Sendable (AuthManager) -> Void] = [{ $0.signOut() }, { $0.expire() }]

  @Test(arguments: [0, 1])
  func `R2 R6 the end of a session is told once and the pair stays remembered`(ending: Int) async {
    let manager = bench.manager
    await bench.attempt("ada", "secret", .accepted)
    var accounts: [String?] = []
    let observation = manager.attach { [unowned manager] _ in accounts.append(manager.account) }
    Self.endings[ending](manager)
    Self.endings[ending](manager)
    #expect(bench.told == [.login, .logout])
    #expect(accounts == [nil])
    #expect(manager.account == nil)
    #expect(manager.credentials == ("ada", "secret"))
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: [0, 1])
  func `nothing is told when nobody is signed in`(ending: Int) {
    Self.endings[ending](bench.manager)
    #expect(bench.told.isEmpty)
  }

  @Test(arguments: [0, 1])
  func `the end of a session leaves an attempt waiting`(ending: Int) async {
    await bench.attempt("ada", .accepted)
    bench.manager.signIn(login: "grace", password: "secret")
    Self.endings[ending](bench.manager)
    #expect(bench.manager.isWaiting)
    await bench.gateway.answer(.accepted)
    await bench.manager.idle()
    #expect(bench.told == [.login, .logout, .login])
    #expect(bench.manager.account == "grace")
  }
}
