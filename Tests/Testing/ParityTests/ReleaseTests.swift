import QuartetFeatureEntry
import PortableUIKit
import QuartetTesting
import QuartetShared
import QuartetSharedTesting
import Testing

/// Objects that are freed while others are still there; a run of a scenario frees everything together.
@Suite struct `A feature whose window releases it` {
  private let trunk = Trunk(
    authManager: AuthManager(gateway: FakeGateway(replyingWith: .accepted)), commentStore: CommentStore())

  @Test(arguments: await ImplementationUnderTest.all, ["quartet://comment", "quartet://sign-in"])
  func `The feature is freed although a link still waits for it to be shown again (M2)`(
    implementation: ImplementationUnderTest, link: String
  ) throws {
    let link = try #require(URL(string: link))
    let check = LeakCheck(moduleOf: implementation.feature)
    let host = ScreenHost()
    do {
      let (root, open) = implementation.feature.start(trunk: trunk, kind: .email)
      host.show(root)
      _ = check.update(host.window)
      host.window.rootViewController = UIViewController()
      #expect(open(link))
      #expect(root.presentedViewController == nil)
    }
    _ = check.update(host.window)
    #expect(check.leaks() == [])
  }

  @Test(
    arguments: await ImplementationUnderTest.all,
    [
      ["review.accountButton"], ["review.accountButton", "login.recoveryButton"], ["review.commentButton"],
      ["review.commentButton", "comment.cancelButton"],
    ])
  func `A feature whose window releases it is freed up to the screen or the alert that an object keeps (M1)`(
    implementation: ImplementationUnderTest, buttons: [String]
  ) async throws {
    if buttons[0] == "review.commentButton" {
      let attempt = trunk.authManager.makeAttempt { _ in }
      attempt.start(login: "ada", password: "secret")
      await trunk.authManager.idle()
      trunk.commentStore.draft(of: "ada").text = "Hello"
    }
    let host = ScreenHost(implementation.feature.start(trunk: trunk, kind: .email).root)
    for button in buttons.dropLast() { try host.tap(button) }
    let check = LeakCheck(moduleOf: implementation.feature)
    _ = check.update(host.window)
    try host.tap(buttons[buttons.count - 1])
    let child = host.top
    host.close()
    await host.waitUntilIdle()
    _ = check.update(host.window)
    #expect(check.leaks() == [])
    withExtendedLifetime(child) {}
  }
}
