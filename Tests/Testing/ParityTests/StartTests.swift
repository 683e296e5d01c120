import PortableUIKit
import QuartetFeatureEntry
import QuartetShared
import QuartetSharedTesting
import QuartetTesting
import Testing

@testable import QuartetParity

/// Rules that the driver cannot check, because each of its runs starts from the initial state and frees everything together.
struct `A feature` {
  private let trunk = Trunk(authManager: AuthManager(gateway: FakeGateway(replyingWith: .accepted)))

  private func signIn() async {
    let attempt = trunk.authManager.makeAttempt { _ in }
    attempt.start(login: "ada", password: "secret")
    await trunk.authManager.idle()
  }

  @Test(arguments: await ImplementationUnderTest.all)
  func `A feature shows the account and the comment from before its start`(
    implementation: ImplementationUnderTest
  ) async throws {
    await signIn()
    trunk.commentStore.post("Hello")

    let host = ScreenHost(implementation.feature.start(trunk: trunk, kind: .email).root)
    let shown = Snapshot(of: host.window).description
    #expect(shown.contains("review.comment \"Hello\""))
    #expect(shown.contains("review.account \"Signed in as ada\""))
    #expect(shown.contains("review.accountButton \"Sign out\""))
  }

  @Test(arguments: await ImplementationUnderTest.all, [false, true])
  func `A feature follows links from before its window was shown, or from the same turn, in order`(
    implementation: ImplementationUnderTest, isShown: Bool
  ) async throws {
    let (root, open) = implementation.feature.start(trunk: trunk, kind: .email)
    let host = ScreenHost(root, isVisible: false)
    if isShown { host.window.makeKeyAndVisible() }
    for login in ["bob", "ada"] {
      #expect(open(try #require(URL(string: "quartet://sign-in?login=\(login)"))))
    }
    host.window.makeKeyAndVisible()
    await host.waitUntilIdle()
    #expect(Snapshot(of: host.window).description.contains("login.login \"ada\""))
  }

  @Test(arguments: await ImplementationUnderTest.all)
  func `A feature understands a link after its root was deallocated, and does nothing`(
    implementation: ImplementationUnderTest
  ) throws {
    let link = try #require(URL(string: "quartet://comment"))
    let (root, open) = implementation.feature.start(trunk: trunk, kind: .email)
    let host = ScreenHost(root)
    host.window.rootViewController = nil
    #expect(open(link))
    #expect(!host.window.headless.isTransitioning)
  }

  @Test(arguments: await ImplementationUnderTest.all, [true, false])
  func `A feature is freed although what happened before its window was shown still waits for that (M2)`(
    implementation: ImplementationUnderTest, isSignedIn: Bool
  ) async throws {
    if isSignedIn { await signIn() }
    let host = ScreenHost()
    let open: (URL) -> Bool
    (host.window.rootViewController, open) = implementation.feature.start(trunk: trunk, kind: .email)
    for link in ["quartet://comment", "quartet://sign-in"] {
      #expect(open(try #require(URL(string: link))))
    }
    trunk.authManager.expire()
    let check = LeakCheck(moduleOf: implementation.feature)
    _ = check.update(host.window)
    host.window.rootViewController = nil
    _ = check.update(host.window)
    #expect(check.leaks() == [])
  }

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
      await signIn()
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
