import Foundation
import Screens
import Shared
import TestSupport
import Testing

@testable import Interactions

extension Watched {
  /// What an interaction owns; everything else that it refers to, it refers to weakly.
  private static let owned: Set<String?> = ["form", "stage", "navigation"]

  /// The components of one screen.
  ///
  /// - Parameter controller: The screen, which owns its interactions.
  fileprivate init(of controller: UIViewController) {
    let interactions = Mirror(reflecting: controller).children.map { $0.value as AnyObject }
      .filter { $0 is any Interacting }
    let others = interactions.flatMap { interaction in
      Mirror(reflecting: interaction).children.filter { Self.owned.contains($0.label) }
        .map { $0.value as AnyObject }
    }
    let objects: [AnyObject] = [controller] + [controller.view].compactMap(\.self) + interactions + others
    var seen: Set<ObjectIdentifier> = []
    self.init(objects.filter { seen.insert(ObjectIdentifier($0)).inserted })
  }
}

/// M1 and M2: whichever way a screen goes, all its components go.
@Suite struct `Lifetimes` {
  let stage = FeatureStage<InteractionsFeature>()

  private func review() throws -> Watched {
    let root = try #require(stage.window.rootViewController as? UINavigationController)
    return try Watched(of: #require(root.topViewController))
  }

  private func login() throws -> Watched {
    try stage.openLogin()
    let login = try Watched(of: #require(stage.top as? LoginViewController))
    #expect(login.names.count == 8)
    #expect(login.alive == login.names)
    return login
  }

  private func recovery() throws -> Watched {
    try stage.openRecovery()
    return try Watched(of: #require(stage.top as? RecoveryViewController))
  }

  private func comment() async throws -> Watched {
    try await stage.openComment()
    return try Watched(of: #require(stage.top as? CommentViewController))
  }

  @Test func `Login goes with Cancel`() throws {
    let login = try self.login()
    try stage.tap("login.cancelButton")
    #expect(login.alive == [])
  }

  @Test func `Login goes with a swipe`() throws {
    let login = try self.login()
    try stage.swipeDown()
    #expect(login.alive == [])
  }

  @Test func `Login goes with success`() async throws {
    let login = try self.login()
    try await stage.signIn()
    #expect(login.alive == [])
  }

  @Test func `Login and Recovery go with a swipe`() throws {
    let login = try self.login()
    let recovery = try self.recovery()
    try stage.swipeDown()
    #expect(login.alive == [])
    #expect(recovery.alive == [])
  }

  @Test func `Recovery goes with the back button, and Login stays`() throws {
    let login = try self.login()
    let recovery = try self.recovery()
    try stage.tapBack()
    #expect(recovery.alive == [])
    #expect(login.alive == login.names)
  }

  @Test func `Comment goes when it is sent`() async throws {
    let comment = try await self.comment()
    try stage.type("Hello", into: "comment.text")
    try stage.tap("comment.sendButton")
    #expect(comment.alive == [])
  }

  @Test func `Comment goes with its alert when the session ends`() async throws {
    let comment = try await self.comment()
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
    let review = try self.review()
    let login = try self.login()
    let recovery = try self.recovery()
    #expect(review.alive.count == 8)
    stage.window.rootViewController = nil
    #expect(review.alive + login.alive + recovery.alive == [])
  }
}
