import Screens

protocol LoginNavigating: Navigating<any PresentationControlling> {
  /// Login while it is shown, to tell it what happens.
  var login: (any LoginLinking)? { get }

  func use(_ listener: any LoginListening)
  func presentLogin()
  func dismissLogin()
}

final class LoginNavigation {
  private let loginAssembler: any LoginAssembling
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any LoginListening)?
  private weak var shown: (any LoginControlling)?

  init(loginAssembler: any LoginAssembling) {
    self.loginAssembler = loginAssembler
  }
}

extension LoginNavigation: LoginNavigating {
  var login: (any LoginLinking)? { shown }

  func use(_ presenter: any PresentationControlling) {
    self.presenter = presenter
  }

  func use(_ listener: any LoginListening) {
    self.listener = listener
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
