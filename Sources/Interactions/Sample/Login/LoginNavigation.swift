import Interactions

/// Presents and dismisses Login.
///
/// Review's signing-in interaction owns it and calls it. It asks UIKit what is presented and keeps no copy of that.
protocol LoginNavigating: Navigating<any PresentationControlling & IdleAwaiting> {
  /// Login, if it is presented.
  var login: (any LoginControlling)? { get }
  /// Login, if it is presented and not being dismissed.
  var openLogin: (any LoginControlling)? { get }

  func use(_ listener: any LoginListening)
  /// Runs an action when navigation is possible: links, replies and the end of a session come at any time (T1).
  func whenIdle(perform action: @escaping () -> Void)
  /// Presents Login, unless something is presented.
  func presentLogin()
  /// Dismisses Login, if it is presented.
  func dismissLogin()
}

final class LoginNavigation {
  private let loginAssembler: any Assembling<any LoginControlling>
  private weak var presenter: (any PresentationControlling & IdleAwaiting)?
  private weak var listener: (any LoginListening)?

  init(loginAssembler: any Assembling<any LoginControlling>) {
    self.loginAssembler = loginAssembler
  }
}

extension LoginNavigation: LoginNavigating {
  var login: (any LoginControlling)? { presenter?.presentedViewController as? any LoginControlling }

  var openLogin: (any LoginControlling)? { login?.isBeingDismissed == true ? nil : login }

  func use(_ presenter: any PresentationControlling & IdleAwaiting) {
    self.presenter = presenter
  }

  func use(_ listener: any LoginListening) {
    self.listener = listener
  }

  func whenIdle(perform action: @escaping () -> Void) {
    presenter?.whenIdle(perform: action)
  }

  func presentLogin() {
    guard let presenter, presenter.presentedViewController == nil else { return }
    let login = loginAssembler.assemble()
    if let listener { login.use(listener) }
    presenter.present(login, animated: true)
  }

  func dismissLogin() {
    guard login != nil else { return }
    presenter?.dismiss(animated: true)
  }
}
