import Foundation
import Screens
import Shared
import TestSupport
import Testing

@testable import RVBKit

extension Watched {
  /// The objects of one module.
  fileprivate init(of view: UIViewController) {
    let parts = Mirror(reflecting: view).children.compactMap { child -> AnyObject? in
      let wrapped = Mirror(reflecting: child.value)
      let value: Any? = wrapped.displayStyle == .optional ? wrapped.children.first?.value : child.value
      guard let value, Mirror(reflecting: value).displayStyle == .class else { return nil }
      let object = value as AnyObject
      // What lives longer than the module is not the module's.
      return object is AuthManager || object is CommentStore ? nil : object
    }
    self.init([view] + parts)
  }
}

/// M1 and M2: whichever way a screen goes, its whole module goes.
@Suite struct `Lifetimes` {
  private let stage = FeatureStage<RVBFeature>()

  private func module() throws -> Watched {
    try Watched(of: #require(stage.top))
  }

  private func openLogin() throws -> Watched {
    try stage.openLogin()
    let login = try module()
    #expect(login.alive.contains("LoginViewModel") && login.alive.contains("LoginRouter"))
    return login
  }

  private func openRecovery() throws -> Watched {
    try stage.openRecovery()
    return try module()
  }

  private func openComment() async throws -> Watched {
    try stage.tap("review.commentButton")
    try await stage.signIn()
    await stage.settle()
    return try module()
  }

  @Test func `Login goes with Cancel`() throws {
    let login = try openLogin()
    try stage.tap("login.cancelButton")
    #expect(login.alive == [])
  }

  @Test func `Login goes with a swipe`() throws {
    let login = try openLogin()
    try stage.swipeDown()
    #expect(login.alive == [])
  }

  @Test func `Login goes with success`() async throws {
    let login = try openLogin()
    try await stage.signIn()
    await stage.settle()
    #expect(login.alive == [])
  }

  @Test func `Login and Recovery go with a swipe`() throws {
    let login = try openLogin()
    let recovery = try openRecovery()
    #expect(recovery.alive.contains("RecoveryProgress"))
    try stage.swipeDown()
    #expect(login.alive + recovery.alive == [])
  }

  @Test func `Recovery goes with the back button, and Login stays`() throws {
    let login = try openLogin()
    let recovery = try openRecovery()
    try stage.tapBack()
    #expect(recovery.alive == [])
    #expect(login.alive == login.names)
  }

  @Test func `Recovery goes when it has sent, and when a link calls Login back`() async throws {
    _ = try openLogin()
    try stage.type("ada", into: "login.login")
    let sent = try openRecovery()
    try stage.tap("recovery.sendButton")
    await stage.settle()
    #expect(sent.alive == [])

    let called = try openRecovery()
    #expect(try stage.open("quartet://sign-in"))
    await stage.settle()
    #expect(called.alive == [])
  }

  @Test func `Comment goes when it is sent`() async throws {
    let comment = try await openComment()
    #expect(comment.alive.contains("CommentRouter"))
    try stage.type("Hello", into: "comment.text")
    try stage.tap("comment.sendButton")
    #expect(comment.alive == [])
  }

  @Test func `Comment goes with its alert when the session ends`() async throws {
    let comment = try await openComment()
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
    let review = try module()
    let login = try openLogin()
    let recovery = try openRecovery()
    #expect(review.alive.contains("ReviewRouter"))
    stage.window.rootViewController = nil
    #expect(review.alive + login.alive + recovery.alive == [])
  }
}
