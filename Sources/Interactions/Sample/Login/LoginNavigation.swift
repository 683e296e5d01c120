import Interactions

/// Presents Login in its sheet, and dismisses it.
///
/// Review's account interaction owns it and calls it. It requests screens of `childScreens` of Review. It assembles Login
/// only when it presents it, and must not decide whether Login is needed.
protocol LoginNavigating: Navigating<any PresentationControlling> {
  func use(_ listener: any LoginListening)
  /// Calls `follow` as soon as a screen can be presented, or with Login if that is open.
  func requestLogin(_ follow: @escaping ((any LoginControlling)?) -> Void)
  /// Presents Login, unless a screen is open. Call it in a request.
  func presentLogin(login: String?)
  func dismissLogin()
  /// Opens or closes now the screens that another module's screen has prevented.
  func resume()
}

final class LoginNavigation {
  private let loginAssembler: any Assembling<any LoginControlling>
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any LoginListening)?

  init(loginAssembler: any Assembling<any LoginControlling>) {
    self.loginAssembler = loginAssembler
  }
}

extension LoginNavigation: LoginNavigating {
  func use(_ presenter: any PresentationControlling) { self.presenter = presenter }
  func use(_ listener: any LoginListening) { self.listener = listener }

  func requestLogin(_ follow: @escaping ((any LoginControlling)?) -> Void) {
    presenter?.childScreens.request { follow($0 as? any LoginControlling) }
  }

  func presentLogin(login: String?) {
    guard let presenter, presenter.childScreens.openChild == nil else { return }
    let sheet = loginAssembler.assemble()
    if let listener { sheet.use(listener) }
    sheet.didOpen(login: login)
    presenter.childScreens.present(sheet) { sheet.didClose() }
  }

  func dismissLogin() {
    presenter?.childScreens.close()
  }

  func resume() {
    presenter?.childScreens.resume()
  }
}
