import Foundation
import Screens
import Shared
import Testing

@testable import VIPERKit

/// A gateway that answers when the test says so, to attempts that were given up too.
@MainActor
final class HeldGateway: AuthGateway {
  private var unanswered: [CheckedContinuation<AuthReply, Never>] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply {
    await withCheckedContinuation {
      unanswered.append($0)
      for waiter in waiters { waiter.resume() }
      waiters = []
    }
  }

  /// Answers the oldest request, once there is one.
  func answer(_ reply: AuthReply) async {
    if unanswered.isEmpty {
      await withCheckedContinuation { waiters.append($0) }
    }
    unanswered.removeFirst().resume(returning: reply)
  }
}

final class SilentDelegate: LoginDelegate, RecoveryDelegate, CommentDelegate {
  func loginDidLoad(_ login: any LoginLinkable) {}
  func loginDidSignIn() {}
  func loginDidCancel() {}
  func loginWasSwipedAway() {}
  func recoveryDidSend(to login: String) {}
  func recoveryDidGo() {}
  func commentDidSend(_ text: String) {}
  func commentDidDiscard() {}
  func commentWasSwipedAway() {}
}

/// The objects of one scene, each referred to weakly and called by its type.
struct SceneParts {
  private struct Part {
    let name: String
    weak var object: AnyObject?
  }

  private let parts: [Part]

  /// Takes a scene's view controller apart: the presenter, what it keeps, and the interactor's gateways.
  init(of viewController: UIViewController) throws {
    let presenter = try #require(Mirror(reflecting: viewController).descendant("presenter", "some"))
    let inside = Mirror(reflecting: presenter)
    let router = try #require(inside.descendant("router"))
    let interactor = try #require(inside.descendant("interactor"))
    let gateways = Mirror(reflecting: interactor).children.map(\.value)
    parts = ([viewController, presenter, router] + gateways).compactMap { value in
      guard type(of: value) is AnyClass else { return nil }
      let name = String(describing: type(of: value)).prefix { $0 != "<" }
      return Part(name: String(name), object: value as AnyObject)
    }
  }

  var names: [String] { parts.map(\.name) }
  var alive: [String] { parts.filter { $0.object != nil }.map(\.name) }
}

/// The feature in a window, and a person's hands.
final class Stage {
  let gateway = HeldGateway()
  let trunk: Trunk
  let feature: VIPERFeature
  let window = UIWindow()

  init(kind: LoginKind = .email) {
    trunk = Trunk(authManager: AuthManager(gateway: gateway), commentStore: CommentStore())
    feature = VIPERFeature(trunk: trunk, kind: kind)
    window.rootViewController = feature.start()
    window.makeKeyAndVisible()
  }

  var top: UIViewController? { window.headless.topViewController }

  func finish() {
    window.headless.finishTransitions()
  }

  func element<Element: UIView>(_ identifier: String, as type: Element.Type = Element.self) throws -> Element
  {
    try #require(top?.view.element(identifier) as? Element)
  }

  func tap(_ identifier: String) throws {
    #expect(try window.headless.tap(element(identifier, as: UIButton.self)))
    finish()
  }

  func type(_ text: String, _ identifier: String) throws {
    #expect(try window.headless.type(text, into: element(identifier, as: UITextField.self)))
  }

  func open(_ link: String) throws {
    #expect(try feature.open(#require(URL(string: link))))
    finish()
  }

  /// Opens Login and answers its parts.
  func openLogin() throws -> SceneParts {
    try tap("review.accountButton")
    return try SceneParts(of: #require(top as? LoginViewController))
  }

  /// Opens Login and starts an attempt, which waits until the gateway is told to answer.
  func openWaitingLogin() throws -> SceneParts {
    let login = try openLogin()
    try signIn()
    #expect(try element("login.waiting", as: UIActivityIndicatorView.self).isAnimating)
    return login
  }

  /// Fills Login in and starts an attempt.
  func signIn() throws {
    try type("ada", "login.login")
    try type("secret", "login.password")
    try tap("login.signInButton")
  }

  func answer(_ reply: AuthReply) async {
    await gateway.answer(reply)
    await trunk.authManager.idle()
    finish()
  }

  func openRecovery() throws -> SceneParts {
    try tap("login.recoveryButton")
    return try SceneParts(of: #require(top as? RecoveryViewController))
  }

  func openComment() async throws -> SceneParts {
    _ = try openWaitingLogin()
    await answer(.accepted)
    try tap("review.commentButton")
    return try SceneParts(of: #require(top as? CommentViewController))
  }

  func write(_ text: String) throws {
    #expect(try window.headless.type(text, into: element("comment.text", as: UITextView.self)))
  }

  func choose(_ title: String) throws {
    let alert = try #require(top as? UIAlertController)
    #expect(try window.headless.choose(#require(alert.actions.first { $0.title == title })))
    finish()
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
