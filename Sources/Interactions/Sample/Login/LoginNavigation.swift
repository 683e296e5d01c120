import Interactions

protocol LoginNavigating: Navigating<any PresentationControlling & IdleAwaiting> {
  /// Login while it is shown, to tell it what happens.
  var login: (any LoginLinking)? { get }

  func use(_ listener: any LoginListening)
  /// Runs an action when navigation is possible: links, replies and the end of a session come at any time (T1).
  func whenIdle(perform action: @escaping () -> Void)
  func presentLogin()
  func dismissLogin()
}

final class LoginNavigation {
  private let loginAssembler: any LoginAssembling
  private weak var presenter: (any PresentationControlling & IdleAwaiting)?
  private weak var listener: (any LoginListening)?
  private weak var shown: (any LoginControlling)?

  init(loginAssembler: any LoginAssembling) {
    self.loginAssembler = loginAssembler
  }
}

extension LoginNavigation: LoginNavigating {
  var login: (any LoginLinking)? { shown }

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
    let login = loginAssembler.assemble()
    if let listener { login.use(listener) }
    shown = login
    presenter?.present(login, animated: true, completion: nil)
  }

  func dismissLogin() {
    presenter?.dismiss(animated: true, completion: nil)
  }
}
