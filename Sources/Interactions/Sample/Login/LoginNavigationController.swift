import Interactions

/// The sheet; the screen in it is ``LoginViewController``.
final class LoginNavigationController: UINavigationController {
  private let login: any LoginControlling

  init(login: any LoginControlling) {
    self.login = login
    super.init(nibName: nil, bundle: nil)
    viewControllers = [login]
  }

  required init?(coder: NSCoder) { nil }
}

extension LoginNavigationController: LoginControlling {
  func use(_ listener: any LoginListening) {
    login.use(listener)
  }

  func didOpenSignInLink(login link: String?) {
    login.didOpenSignInLink(login: link)
  }
}
