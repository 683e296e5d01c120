import QuartetTesting
import RoundTable
import RoundTableSample
import Shared
import SharedTesting
import Testing

/// Observers of the account that attach before the feature does, so that they are notified before it (T8).
@Suite struct `An earlier observer` {
  @Test func `opens Comment with a link when it is notified of a sign-in`() async throws {
    let trunk = Trunk(
      authManager: AuthManager(gateway: FakeGateway(replyingWith: .accepted)), commentStore: CommentStore())
    let link = try #require(URL(string: "quartet://comment"))
    var open: ((URL) -> Bool)?
    let observation = trunk.authManager.attach { _ in _ = open?(link) }
    let feature = RoundTableFeature.start(trunk: trunk, kind: .email)
    open = feature.open
    let host = ScreenHost(feature.root)

    let elsewhere = trunk.authManager.makeAttempt { _ in }
    elsewhere.start(login: "ada", password: "secret")
    await trunk.authManager.idle()
    await host.waitUntilIdle()
    #expect(host.view("comment.text") != nil)
    withExtendedLifetime(observation) {}
  }

  @Test func `opens Login with a link when it is notified of signing out`() async throws {
    let trunk = Trunk(
      authManager: AuthManager(gateway: FakeGateway(replyingWith: .accepted)), commentStore: CommentStore())
    let link = try #require(URL(string: "quartet://sign-in?login=grace"))
    var open: ((URL) -> Bool)?
    let observation = trunk.authManager.attach { change in
      if change == .signedOut { _ = open?(link) }
    }
    let elsewhere = trunk.authManager.makeAttempt { _ in }
    elsewhere.start(login: "ada", password: "secret")
    await trunk.authManager.idle()
    let feature = RoundTableFeature.start(trunk: trunk, kind: .email)
    open = feature.open
    let host = ScreenHost(feature.root)

    try host.tap("review.accountButton")
    await host.waitUntilIdle()
    #expect(try host.element("login.login", as: UITextField.self).text == "grace")
    withExtendedLifetime(observation) {}
  }
}
