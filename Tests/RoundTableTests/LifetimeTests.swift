import Foundation
import Screens
import Shared
import TestSupport
import Testing

@testable import RoundTable

extension Watched {
  /// The components of one module.
  fileprivate init<Types: RTEModuleTypes>(
    of view: any RTEModuleView<Types>, pipeline: RTEModulePipeline<Types>
  ) {
    let seats = Mirror(reflecting: pipeline).children.compactMap { child -> AnyObject? in
      guard child.label != "view" else { return nil }
      return Mirror(reflecting: child.value).children.first.map { $0.value as AnyObject }
    }
    let state = (seats.first as? RTEModuleCore<Types>)?.state
    self.init([view, pipeline] + seats + [state].compactMap { $0 })
  }
}

/// M1 and M2: whichever way a screen goes, its whole module goes.
@Suite struct `Lifetimes` {
  let stage = FeatureStage<RoundTableFeature>()

  private func review() throws -> Watched {
    let view = try #require(stage.window.rootViewController as? ReviewModuleView)
    return Watched(of: view, pipeline: view.pipeline)
  }

  private func login() throws -> Watched {
    try stage.openLogin()
    let view = try #require(stage.window.headless.presentedChain.last as? LoginModuleView)
    let login = Watched(of: view, pipeline: view.pipeline)
    #expect(login.names.count == 6)
    #expect(login.alive == login.names)
    return login
  }

  private func recovery() throws -> Watched {
    try stage.openRecovery()
    let view = try #require(stage.top as? RecoveryModuleView)
    return Watched(of: view, pipeline: view.pipeline)
  }

  private func comment() async throws -> Watched {
    try await stage.openComment()
    let view = try #require(stage.top as? CommentModuleView)
    return Watched(of: view, pipeline: view.pipeline)
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
    #expect(review.alive.count == 6)
    stage.window.rootViewController = nil
    #expect(review.alive + login.alive + recovery.alive == [])
  }
}
