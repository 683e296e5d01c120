import Foundation
import Screens
import Shared
import Testing

@testable import RoundTable

private struct AcceptingGateway: AuthGateway {
  func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply { .accepted }
}

/// The components of one module, each referred to weakly and called by the name of its type.
private struct Components {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private let entries: [Entry]

  init<Types: RTEModuleTypes>(of view: any RTEModuleView<Types>, pipeline: RTEModulePipeline<Types>) {
    let seats = Mirror(reflecting: pipeline).children.compactMap { child -> AnyObject? in
      guard child.label != "view" else { return nil }
      return Mirror(reflecting: child.value).children.first.map { $0.value as AnyObject }
    }
    let state = (seats.first as? RTEModuleCore<Types>)?.state
    let objects = [view, pipeline] + seats + [state].compactMap { $0 }
    entries = objects.map { Entry(name: String(describing: type(of: $0)), object: $0) }
  }

  var count: Int { entries.count }
  var alive: [String] { entries.filter { $0.object != nil }.map(\.name) }
}

/// M1 and M2: whichever way a screen goes, its whole module goes.
@Suite struct `Lifetimes` {
  let trunk = Trunk(authManager: AuthManager(gateway: AcceptingGateway()), commentStore: CommentStore())
  let window = UIWindow()
  let feature: RoundTableFeature

  init() {
    feature = RoundTableFeature(trunk: trunk, kind: .email)
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

  private func reviewModule() throws -> Components {
    let view = try #require(window.rootViewController as? ReviewModuleView)
    return Components(of: view, pipeline: view.pipeline)
  }

  private func openLogin() throws -> Components {
    try tap("review.accountButton")
    finish()
    let view = try #require(window.headless.presentedChain.last as? LoginModuleView)
    let components = Components(of: view, pipeline: view.pipeline)
    #expect(components.count == 6)
    #expect(components.alive.count == 6)
    return components
  }

  private func openRecovery() throws -> Components {
    try tap("login.recoveryButton")
    finish()
    let view = try #require(window.headless.topViewController as? RecoveryModuleView)
    return Components(of: view, pipeline: view.pipeline)
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
    let view = try #require(window.headless.topViewController as? CommentModuleView)
    return Components(of: view, pipeline: view.pipeline)
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
    #expect(login.alive.count == 6)
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
    let review = try reviewModule()
    let login = try openLogin()
    let recovery = try openRecovery()
    #expect(review.alive.count == 6)
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
