import Foundation
import Screens
import Shared
import Testing

@testable import RVBKit

struct AcceptingGateway: AuthGateway {
  func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply { .accepted }
}

/// The feature in a window, worked by hand.
struct FeatureBench {
  let trunk = Trunk(authManager: AuthManager(gateway: AcceptingGateway()), commentStore: CommentStore())
  let window = UIWindow()
  let feature: RVBFeature

  init(isVisible: Bool = true) {
    feature = RVBFeature(trunk: trunk, kind: .email)
    window.rootViewController = feature.start()
    if isVisible { window.makeKeyAndVisible() }
  }

  var top: UIViewController? { window.headless.topViewController }

  func finish() {
    window.headless.finishTransitions()
  }

  /// Ends transitions and lets tasks run that wait for their ends, and what these start.
  func settle() async {
    for _ in 0..<10 {
      finish()
      await Task.yield()
    }
  }

  func tap(_ identifier: String) throws {
    let control = try #require(top?.view.element(identifier) as? UIControl)
    #expect(window.headless.tap(control))
    finish()
  }

  func type(_ text: String, _ identifier: String) throws {
    switch top?.view.element(identifier) {
    case let field as UITextField: #expect(window.headless.type(text, into: field))
    case let textView as UITextView: #expect(window.headless.type(text, into: textView))
    default: Issue.record("Nothing to type into: \(identifier)")
    }
  }

  func open(_ link: String) throws -> Bool {
    try feature.open(#require(URL(string: link)))
  }

  func signIn() async throws {
    try type("ada", "login.login")
    try type("secret", "login.password")
    try tap("login.signInButton")
    await trunk.authManager.idle()
    await settle()
  }
}
