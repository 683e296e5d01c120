import Interactions

/// The sheet around Login's screen and Recovery.
///
/// The presenter owns it, and it owns the screen. It passes the stack to the screen, and notifies it when the sheet has
/// gone: the screen itself may be covered by Recovery then.
final class LoginNavigationController: UINavigationController {
  private let login: any LoginScreenControlling

  init(login: any LoginScreenControlling) {
    self.login = login
    super.init(nibName: nil, bundle: nil)
    viewControllers = [login]
    login.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { login.didDisappear() }
  }
}

extension LoginNavigationController: LoginControlling {
  func use(_ listener: any LoginListening) {
    login.use(listener)
  }

  func didOpenSignInLink(login link: String?) {
    login.didOpenSignInLink(login: link)
  }
}
