import Foundation
import Parity
import Screens
import Shared

/// A feature in a window of its own, and a finger that is already over the control.
///
/// Controls are told what UIKit tells them when the finger goes up: nothing is spent on finding out whether it can
/// reach them, and nothing is read from the screen while something is measured.
final class MeasuredApp {
  /// What did not happen that should have been measured.
  struct Unusable: Error {
    let what: String
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let trunk: Trunk
  private let feature: any Feature

  /// Starts a feature; Review is on the screen then.
  init(_ type: any Feature.Type, trunk: Trunk = MeasuredApp.trunk()) {
    self.trunk = trunk
    feature = type.init(trunk: trunk, kind: .email)
    window.rootViewController = feature.start()
    window.makeKeyAndVisible()
    finish()
  }

  /// A domain with nobody signed in, and a clock that stands still.
  static func trunk() -> Trunk {
    Trunk(
      authManager: AuthManager(gateway: KnowsAda(), clock: ManualClock()), commentStore: CommentStore())
  }

  /// Signs a person in, while Review is all that is open.
  func signIn() async {
    trunk.authManager.signIn(login: "ada", password: "secret")
    await trunk.authManager.idle()
  }

  /// Brings a login to its limit (A1), while Review is all that is open: the manager answers within the call then.
  func reachLimit(of login: String) async {
    for _ in 0..<3 {
      trunk.authManager.signIn(login: login, password: "wrong")
      await trunk.authManager.idle()
    }
  }

  /// An element of the screen on top.
  func element<Element: UIView>(_ identifier: String, as type: Element.Type = Element.self) throws -> Element
  {
    guard let element = window.headless.topViewController?.view.first(identifier) as? Element else {
      throw Unusable(what: "\(Swift.type(of: feature).patternName) does not show \(identifier)")
    }
    return element
  }

  /// The control that opens or closes something; nil if it is not there.
  func control(_ identifier: String) -> UIControl? {
    try? element(identifier)
  }

  /// Taps a control, and lets the transitions end that begin then.
  func tap(_ control: UIControl?) {
    control?.sendActions(for: .touchUpInside)
    finish()
  }

  /// Taps a control of a screen that goes then, and keeps neither.
  func tapAndForget(_ control: inout UIControl?) {
    control?.sendActions(for: .touchUpInside)
    control = nil
    finish()
  }

  /// Goes back in the navigation bar, and lets the transition end.
  func goBack() {
    window.headless.tapBack()
    finish()
  }

  private func finish() {
    window.headless.finishTransitions()
  }
}

/// Answers at once, and knows one person.
private struct KnowsAda: AuthGateway {
  nonisolated func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply {
    login == "ada" ? .accepted : .wrong
  }
}

extension UIView {
  fileprivate func first(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for view in subviews {
      if let found = view.first(identifier) { return found }
    }
    return nil
  }
}
