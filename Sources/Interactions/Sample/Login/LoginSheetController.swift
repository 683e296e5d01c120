import Interactions

/// Login's sheet: the stack around Login's screen, onto which Recovery is pushed.
///
/// UIKit owns it while it is presented over Review. It owns the mediator, and reports to it what happens to the sheet.
final class LoginSheetController: UINavigationController {
  private let mediator: any LoginMediating

  init(screen: UIViewController, mediator: any LoginMediating) {
    self.mediator = mediator
    super.init(nibName: nil, bundle: nil)
    viewControllers = [screen]
  }

  required init?(coder: NSCoder) { nil }
}

extension LoginSheetController: LoginControlling {
  func use(_ listener: any LoginListening) { mediator.use(listener) }

  func didOpen(login: String?) { mediator.didOpen(login: login) }

  func didOpenSignInLink(login: String?) { mediator.didOpenSignInLink(login: login) }

  func didClose() { mediator.didLeave() }
}
