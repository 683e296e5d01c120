import PortableUIKit
import QuartetTesting
import Shared
import TestSupport
import Testing
import VIPERSample

/// Other code of the app may dismiss every screen at any time.
@Suite struct `The app dismisses everything` {
  private let host = FeatureHost<VIPERFeature>()
  private var draft: Draft { host.trunk.commentStore.draft(of: "ada") }

  enum Screen: CaseIterable {
    case login, waitingLogin, recovery, comment, alert
  }

  private func open(_ screen: Screen) async throws {
    switch screen {
    case .login:
      // The tap leaves a comment pending (R4).
      try host.tap("review.commentButton")
    case .waitingLogin:
      try host.tap("review.commentButton")
      try host.startSigningIn()
    case .recovery:
      try host.tap("review.commentButton")
      try host.openRecovery()
    case .comment, .alert:
      try await host.openComment()
      try host.type("Hello", into: "comment.text")
      if screen == .alert { try host.tap("comment.cancelButton") }
    }
  }

  @Test(arguments: Screen.allCases)
  func `The feature goes on as if the user had closed the screen`(screen: Screen) async throws {
    try await open(screen)
    host.window.rootViewController?.dismiss(animated: true)
    await host.waitUntilIdle()
    #expect(host.window.visibleControllers.count == 1)

    switch screen {
    case .login, .waitingLogin, .recovery:
      if screen == .waitingLogin { await host.reply(.accepted) }
      #expect(host.trunk.authManager.account == nil)
      #expect(try host.open(#require(URL(string: "quartet://sign-in"))))
      host.finishTransitions()
      try host.openRecovery()
      try host.type("ada", into: "recovery.login")
      try host.tap("recovery.sendButton")
      try await host.signIn()
      await host.waitUntilIdle()
      #expect(host.window.visibleControllers.count == 1, "The pending comment is forgotten")
    case .comment, .alert:
      #expect(draft.text == "Hello")
    }
    try host.tap("review.commentButton")
    #expect(try host.element("comment.text", as: UITextView.self).text == draft.text)
    try host.type("Bye", into: "comment.text")
    try host.tap("comment.cancelButton")
    try host.choose("Keep editing")
    try host.tap("comment.sendButton")
    #expect(host.trunk.commentStore.latest == "Bye")
    #expect(host.window.visibleControllers.count == 1)
  }
}
