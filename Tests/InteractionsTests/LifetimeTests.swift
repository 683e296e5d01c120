import Foundation
import Screens
import Shared
import Testing

@testable import Interactions

private struct AcceptingGateway: AuthGateway {
  func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply { .accepted }
}

/// The components of one screen, each referred to weakly and called by the name of its type.
private struct Components {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  /// What an interaction owns; everything else that it refers to, it refers to weakly.
  private static let owned: Set<String?> = ["form", "stage", "navigation"]

  private let entries: [Entry]

  /// - Parameter controller: The screen, which owns its interactions.
  init(of controller: UIViewController) {
    let interactions = Mirror(reflecting: controller).children.map { $0.value as AnyObject }
      .filter { $0 is any Interacting }
    let others = interactions.flatMap { interaction in
      Mirror(reflecting: interaction).children.filter { Self.owned.contains($0.label) }
        .map { $0.value as AnyObject }
    }
    let objects: [AnyObject] = [controller] + [controller.view].compactMap(\.self) + interactions + others
    var seen: Set<ObjectIdentifier> = []
    entries = objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
      .map { Entry(name: String(describing: type(of: $0)), object: $0) }
  }

  var count: Int { entries.count }
  var alive: [String] { entries.filter { $0.object != nil }.map(\.name) }
}

/// M1 and M2: whichever way a screen goes, all its components go.
@Suite struct `Lifetimes` {
  let trunk = Trunk(authManager: AuthManager(gateway: AcceptingGateway()), commentStore: CommentStore())
  let window = UIWindow()
  let feature: InteractionsFeature

  init() {
    feature = InteractionsFeature(trunk: trunk, kind: .email)
    window.rootViewController = feature.start()
    window.makeKeyAndVisible()
  }

  private func finish() {
    window.headless.finishTransitions()
  }

  private func tap(_ identifier: String) throws {
    let screen = try #require(window.headless.topViewController?.view)
    let control = try #require(screen.element(identifier) as? UIControl)
    #expect(window.headless.tap(control))
  }

  private func type(_ text: String, _ identifier: String) throws {
    let screen = try #require(window.headless.topViewController?.view)
    let field = try #require(screen.element(identifier) as? UITextField)
    #expect(window.headless.type(text, into: field))
  }

  private func review() throws -> Components {
    let root = try #require(window.rootViewController as? UINavigationController)
    return Components(of: try #require(root.topViewController))
  }

  private func openLogin() throws -> Components {
    try tap("review.accountButton")
    finish()
    let components = Components(of: try #require(window.headless.topViewController as? LoginViewController))
    #expect(components.count == 8)
    #expect(components.alive.count == 8)
    return components
  }

  private func openRecovery() throws -> Components {
    try tap("login.recoveryButton")
    finish()
    return Components(of: try #require(window.headless.topViewController as? RecoveryViewController))
  }

  private func signIn() async throws {
    try type("ada", "login.login")
    try type("secret", "login.password")
    try tap("login.signInButton")
    await trunk.authManager.idle()
    finish()
  }

  private func openComment() async throws -> Components {
    _ = try openLogin()
    try await signIn()
    try tap("review.commentButton")
    finish()
    return Components(of: try #require(window.headless.topViewController as? CommentViewController))
  }

  @Test func `Login goes with Cancel`() throws {
    let login = try openLogin()
    try tap("login.cancelButton")
    finish()
    #expect(login.alive == [])
  }

  @Test func `Login goes with a swipe`() throws {
    let login = try openLogin()
    #expect(window.headless.swipeDown())
    finish()
    #expect(login.alive == [])
  }

  @Test func `Login goes with success`() async throws {
    let login = try openLogin()
    try await signIn()
    #expect(login.alive == [])
  }

  @Test func `Login and Recovery go with a swipe`() throws {
    let login = try openLogin()
    let recovery = try openRecovery()
    #expect(window.headless.swipeDown())
    finish()
    #expect(login.alive == [])
    #expect(recovery.alive == [])
  }

  @Test func `Recovery goes with the back button, and Login stays`() throws {
    let login = try openLogin()
    let recovery = try openRecovery()
    #expect(window.headless.tapBack())
    finish()
    #expect(recovery.alive == [])
    #expect(login.alive.count == 8)
  }

  @Test func `Comment goes when it is sent`() async throws {
    let comment = try await openComment()
    let text = try #require(window.headless.topViewController?.view.element("comment.text") as? UITextView)
    #expect(window.headless.type("Hello", into: text))
    try tap("comment.sendButton")
    finish()
    #expect(comment.alive == [])
  }

  @Test func `Comment goes with its alert when the session ends`() async throws {
    let comment = try await openComment()
    let text = try #require(window.headless.topViewController?.view.element("comment.text") as? UITextView)
    #expect(window.headless.type("Hello", into: text))
    try tap("comment.cancelButton")
    finish()
    weak let alert = window.headless.topViewController as? UIAlertController
    #expect(alert != nil)
    trunk.authManager.expire()
    finish()
    #expect(comment.alive == [])
    #expect(alert == nil)
  }

  @Test func `Everything goes when the window lets go of its root`() throws {
    let review = try self.review()
    let login = try openLogin()
    let recovery = try openRecovery()
    #expect(review.alive.count == 8)
    window.rootViewController = nil
    #expect(review.alive + login.alive + recovery.alive == [])
  }
}

extension UIView {
  fileprivate func element(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for subview in subviews {
      if let found = subview.element(identifier) { return found }
    }
    return nil
  }
}
