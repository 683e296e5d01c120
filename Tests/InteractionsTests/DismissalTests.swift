import InteractionsSample
import PortableUIKit
import QuartetTesting
import Shared
import TestSupport
import Testing

/// Other code of the app presents and dismisses at any time, and asks no component of the feature.
@Suite struct `With other code of the app` {
  /// What is open then.
  nonisolated enum Screen: CaseIterable {
    case login, waitingLogin, recovery, comment, alert
  }

  /// The last differs from the default where callbacks are missing or late.
  nonisolated static let behaviors: [UnspecifiedBehavior] = {
    var late = UnspecifiedBehavior()
    late.notifiesIntermediateControllers = false
    late.presentedBecomesNil = .afterOtherCallbacks
    return [UnspecifiedBehavior(), late]
  }()

  let host = FeatureHost<InteractionsFeature>()

  private func open(_ screen: Screen) async throws {
    switch screen {
    case .login, .waitingLogin, .recovery:
      try host.tap("review.commentButton")
      if screen == .waitingLogin { try host.startSigningIn() }
      if screen == .recovery { try host.openRecovery() }
    case .comment, .alert:
      try await host.openComment()
      try host.type("Hello", into: "comment.text")
      if screen == .alert { try host.tap("comment.cancelButton") }
    }
  }

  @Test(arguments: Screen.allCases, behaviors)
  func `every enabled button works after everything was dismissed`(
    screen: Screen, behavior: UnspecifiedBehavior
  ) async throws {
    host.window.headless.unspecifiedBehavior = behavior
    try await open(screen)
    host.window.rootViewController?.dismiss(animated: true)
    await host.waitUntilIdle()
    #expect(host.window.visibleControllers.count == 1)

    switch screen {
    case .login, .waitingLogin, .recovery:
      // Login counts as cancelled: its attempt is cancelled, and the pending comment is forgotten.
      if screen == .waitingLogin { await host.reply(.accepted) }
      #expect(host.trunk.authManager.account == nil)
      try host.openLogin()
      try host.openRecovery()
      try host.perform(.tapBack)
      try await host.signIn()
      await host.waitUntilIdle()
      #expect(host.window.visibleControllers.count == 1)
      try host.tap("review.accountButton")
      #expect(host.trunk.authManager.account == nil)
    case .comment, .alert:
      // The text stays the draft, and the question counts as answered with "Keep editing".
      try host.tap("review.commentButton")
      #expect(try host.element("comment.text", as: UITextView.self).text == "Hello")
      try host.tap("comment.cancelButton")
      try host.choose("Keep editing")
      try host.tap("comment.sendButton")
      #expect(try host.element("review.comment", as: UILabel.self).text == "Hello")
    }
  }
  @Test func `a comment that was requested under an alert of other code is not pending afterwards`()
    async throws
  {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    host.window.rootViewController?.present(alert, animated: true)
    host.finishTransitions()
    #expect(try host.open(#require(URL(string: "quartet://comment"))))
    alert.dismiss(animated: true)
    await host.waitUntilIdle()

    try host.openLogin()
    try await host.signIn()
    await host.waitUntilIdle()
    #expect(host.window.visibleControllers.count == 1)
  }
}
