import QuartetTesting
import RVBKit
import Shared
import Testing
import TestSupport

@testable import RVBSample

/// T6: other code of the app dismisses the feature's screens.
@Suite struct `Screens that other code dismisses` {
  /// What is open when the app dismisses everything.
  nonisolated enum Open: CaseIterable { case login, waitingLogin, recovery, comment, alert }

  @Test(arguments: Open.allCases, [true, false])
  func `When the app dismisses everything, each screen has ended, and every button works`(
    open: Open, notifiesIntermediateControllers: Bool
  ) async throws {
    let host = FeatureHost<RVBFeature>()
    host.window.headless.unspecifiedBehavior.notifiesIntermediateControllers = notifiesIntermediateControllers
    try await show(open, in: host)
    let warnings = try await warnings {
      host.window.rootViewController?.dismiss(animated: true)
      await host.waitUntilIdle()
      #expect(host.top is ReviewViewController)
      switch open {
      case .login, .recovery: try await checkReviewAfterLogin(in: host)
      case .waitingLogin:
        await host.reply(.accepted)
        try await checkReviewAfterLogin(in: host)
      case .comment, .alert: try checkReviewAfterComment(in: host)
      }
    }
    #expect(warnings == [])
  }

  @Test func `An alert that the app dismisses counts as “Keep editing”`() async throws {
    let host = FeatureHost<RVBFeature>()
    try await show(.alert, in: host)
    host.top?.presentingViewController?.dismiss(animated: true)
    await host.waitUntilIdle()
    #expect(host.top is CommentViewController)
    try host.tap("comment.cancelButton")
    try host.choose("Keep editing")
    try host.tap("comment.sendButton")
    #expect(host.trunk.commentStore.latest == "Hello")
    #expect(host.top is ReviewViewController)
  }

  private func show(_ open: Open, in host: FeatureHost<RVBFeature>) async throws {
    // A pending comment, which is forgotten when Login is cancelled.
    try host.tap("review.commentButton")
    switch open {
    case .login: break
    case .waitingLogin: try host.startSigningIn()
    case .recovery: try host.openRecovery()
    case .comment, .alert:
      try await host.signIn()
      await host.waitUntilIdle()
      try host.type("Hello", into: "comment.text")
      if open == .alert { try host.tap("comment.cancelButton") }
    }
  }

  private func checkReviewAfterLogin(in host: FeatureHost<RVBFeature>) async throws {
    #expect(host.trunk.authManager.account == nil)
    try host.openLogin()
    try host.openRecovery()
    try host.perform(.tapBack)
    try await host.signIn()
    await host.waitUntilIdle()
    #expect(host.top is ReviewViewController)
    #expect(host.trunk.authManager.account == "ada")
    try host.tap("review.accountButton")
    #expect(host.trunk.authManager.account == nil)
  }

  private func checkReviewAfterComment(in host: FeatureHost<RVBFeature>) throws {
    #expect(host.trunk.commentStore.draft(of: "ada").text == "Hello")
    try host.tap("review.commentButton")
    #expect(try host.element("comment.text", as: UITextView.self).text == "Hello")
    try host.tap("comment.sendButton")
    #expect(host.trunk.commentStore.latest == "Hello")
    #expect(host.top is ReviewViewController)
  }
}
