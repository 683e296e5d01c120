import Shared
import TestSupport
import Testing

@testable import VIPERKit

/// The gateways, where the domain's observers become a scene's completions.
@Suite struct `Gateways` {
  private let held = StagedGateway()
  private let trunk: Trunk

  init() {
    trunk = Trunk(authManager: AuthManager(gateway: held), commentStore: CommentStore())
  }

  @Test func `An attempt is told once, and nothing of attempts that others make`() async {
    let gateway = SignInGateway(trunk: trunk)
    var told: [SignInFailure?] = []
    gateway.signIn(email: "ada", password: "x") { told.append($0.failure) }
    await held.answer(.wrong)
    await trunk.authManager.idle()
    trunk.authManager.signIn(login: "grace", password: "x")
    await held.answer(.wrong)
    await trunk.authManager.idle()
    #expect(told == [.wrongPair])
  }

  @Test func `An attempt that was given up is told nothing, not even of others`() async {
    let gateway = SignInGateway(trunk: trunk)
    var told: [SignInFailure?] = []
    gateway.signIn(phone: "1", password: "x") { told.append($0.failure) }
    gateway.cancelSignIn()
    trunk.authManager.signIn(login: "grace", password: "x")
    await held.answer(.wrong)
    await held.answer(.accepted)
    await trunk.authManager.idle()
    #expect(told == [])
  }

  @Test func `A limit is told within the call`() async {
    let gateway = SignInGateway(trunk: trunk)
    var told: [SignInFailure?] = []
    for _ in 1...3 {
      gateway.signIn(email: "ada", password: "x") { told.append($0.failure) }
      await held.answer(.wrong)
      await trunk.authManager.idle()
    }
    gateway.signIn(email: "ada", password: "x") { told.append($0.failure) }
    #expect(told == [.wrongPair, .wrongPair, .limitReached, .limitReached])
  }

  @Test func `A session is told as long as its gateway is kept`() async {
    var gateway: SessionGateway? = SessionGateway(trunk: trunk)
    var told: [SessionChange] = []
    gateway?.observe { told.append($0) }
    trunk.authManager.signIn(login: "ada", password: "x")
    await held.answer(.accepted)
    await trunk.authManager.idle()
    #expect(gateway?.account == "ada")
    gateway?.signOut()
    gateway = nil
    trunk.authManager.signIn(login: "ada", password: "x")
    await held.answer(.accepted)
    await trunk.authManager.idle()
    #expect(told == [.began, .ended])
  }

  @Test func `A link reaches whoever hears it`() {
    let gateway = LinkGateway()
    var heard: [Link] = []
    gateway.observe { heard.append($0) }
    gateway.open(.signIn(login: "ada"))
    #expect(heard == [.signIn(login: "ada")])
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
