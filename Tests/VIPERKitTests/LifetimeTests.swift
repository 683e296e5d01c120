import Screens
import Shared
import TestSupport
import Testing

@testable import VIPERKit

/// M1 and M2: whichever way a scene goes, all of it goes.
@Suite struct `Lifetimes` {
  let stage = FeatureStage<VIPERFeature>()

  @Test func `Login goes with Cancel`() throws {
    let login = try stage.login()
    #expect(login.alive == ["LoginViewController", "LoginPresenter", "LoginRouter", "SignInGateway"])
    try stage.tap("login.cancelButton")
    #expect(login.alive == [])
  }

  @Test func `Login goes with a swipe`() throws {
    let login = try stage.login()
    try stage.swipeDown()
    #expect(login.alive == [])
  }

  @Test func `Login goes with the escape gesture`() throws {
    let login = try stage.login()
    try stage.performEscape()
    #expect(login.alive == [])
  }

  @Test func `Login goes with success`() async throws {
    let login = try stage.waitingLogin()
    await stage.answer(.accepted)
    #expect(login.alive == [])
  }

  @Test func `Login and Recovery go with a swipe`() throws {
    let login = try stage.login()
    let recovery = try stage.recovery()
    try stage.swipeDown()
    #expect(login.alive + recovery.alive == [])
  }

  @Test func `Recovery goes with the back button, and Login stays`() throws {
    let login = try stage.login()
    let recovery = try stage.recovery()
    try stage.tapBack()
    #expect(recovery.alive == [])
    #expect(login.alive == login.names)
  }

  @Test func `Recovery goes when it has sent, and when a link calls back`() throws {
    let login = try stage.login()
    try stage.type("ada", into: "login.login")
    let sent = try stage.recovery()
    try stage.tap("recovery.sendButton")
    let called = try stage.recovery()
    #expect(try stage.open("quartet://sign-in"))
    stage.finish()
    #expect(sent.alive + called.alive == [])
    #expect(login.alive == login.names)
  }

  @Test func `Comment goes when it is sent`() async throws {
    let comment = try await stage.comment()
    #expect(comment.alive == ["CommentViewController", "CommentPresenter", "CommentRouter"])
    try stage.type("Hello", into: "comment.text")
    try stage.tap("comment.sendButton")
    #expect(comment.alive == [])
  }

  @Test func `Comment goes with a swipe`() async throws {
    let comment = try await stage.comment()
    try stage.swipeDown()
    #expect(comment.alive == [])
  }

  @Test func `Comment goes when it is discarded, and so does its alert`() async throws {
    let comment = try await stage.comment()
    try stage.type("Hello", into: "comment.text")
    try stage.tap("comment.cancelButton")
    weak let alert = stage.top as? UIAlertController
    #expect(alert != nil)
    try stage.choose("Discard")
    #expect(comment.alive == [])
    #expect(alert == nil)
  }

  @Test func `Comment goes with its alert when the session ends`() async throws {
    let comment = try await stage.comment()
    try stage.type("Hello", into: "comment.text")
    try stage.tap("comment.cancelButton")
    weak let alert = stage.top as? UIAlertController
    #expect(alert != nil)
    stage.trunk.authManager.expire()
    stage.finish()
    #expect(comment.alive == [])
    #expect(alert == nil)
  }

  @Test func `Everything goes when the window lets go of its root`() throws {
    let stack = stage.window.rootViewController as? UINavigationController
    let review = try Watched(of: #require(stack?.topViewController))
    #expect(
      review.alive == [
        "ReviewViewController", "ReviewPresenter", "ReviewRouter", "SessionGateway", "LinkGateway",
      ])
    _ = consume stack
    let login = try stage.login()
    let recovery = try stage.recovery()
    stage.window.rootViewController = nil
    #expect(review.alive + login.alive + recovery.alive == [])
    #expect(try stage.open("quartet://comment"))
    stage.finish()
  }
}
