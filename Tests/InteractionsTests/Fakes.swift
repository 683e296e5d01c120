import Foundation
import Screens
import Shared

@testable import Interactions

/// Stands in for the manager, behind the protocols through which the interactions see it.
final class FakeManager: AccountKeeping, Authenticating, CredentialsRemembering {
  final class Token {}

  var account: String?
  var credentials: (login: String, password: Password) = ("", "")
  /// What is answered within the call, if anything (T3).
  var immediateAnswer: AuthStatus?
  private(set) var attempts: [Login] = []
  private(set) var cancellations = 0
  private(set) weak var token: Token?
  private var observer: ((AuthStatus) -> Void)?

  func observe(_ observer: @escaping (AuthStatus) -> Void) -> AnyObject {
    self.observer = observer
    let token = Token()
    self.token = token
    return token
  }

  func signIn(login: Login, password: Password) {
    attempts.append(login)
    if let immediateAnswer { answer(immediateAnswer) }
  }

  func cancel() { cancellations += 1 }
  func signOut() { account = nil }
  func answer(_ status: AuthStatus) { observer?(status) }
}

/// Writes down what it is ordered to show.
final class FakeLoginView: LoginFieldsRendering, LoginMessageRendering, LoginControlsRendering,
  LoginSheetRendering
{
  private(set) var fields: [LoginFieldsRenderable] = []
  private(set) var messages: [LoginMessageRenderable] = []
  private(set) var controls: [LoginControlsRenderable] = []
  private(set) var sheets: [LoginSheetRenderable] = []

  func render(_ renderable: LoginFieldsRenderable) { fields.append(renderable) }
  func render(_ renderable: LoginMessageRenderable) { messages.append(renderable) }
  func render(_ renderable: LoginControlsRenderable) { controls.append(renderable) }
  func render(_ renderable: LoginSheetRenderable) { sheets.append(renderable) }
}

/// Writes down what it hears of Login.
final class FakeLoginListener: LoginListening {
  private(set) var heard: [String] = []

  func didFinishLogin() { heard.append("finished") }
  func didSwipeLoginAway() { heard.append("swiped away") }
}

/// Writes down what it is asked to show.
final class FakeNavigationController: NavigationControlling {
  private(set) var pushed: [UIViewController] = []
  private(set) var presented: [UIViewController] = []
  private(set) var pops = 0
  private(set) var dismissals = 0

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed.append(viewController)
  }

  func popViewController(animated: Bool) -> UIViewController? {
    pops += 1
    return nil
  }

  func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    presented.append(viewControllerToPresent)
  }

  func dismiss(animated flag: Bool, completion: (() -> Void)?) { dismissals += 1 }
}
