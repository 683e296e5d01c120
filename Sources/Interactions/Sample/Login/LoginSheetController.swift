import Interactions

/// Login's sheet: the stack around Login's screen, onto which Recovery is pushed.
///
/// UIKit owns it while it is presented over Review. It owns the mediator, to which it reports what happens to
/// the sheet, and the adapter, which the filling-in interaction renders.
final class LoginSheetController: UINavigationController {
  private let mediator: any LoginMediating
  private let adapter: any SheetAdapting

  init(screen: UIViewController, mediator: any LoginMediating, adapter: any SheetAdapting) {
    self.mediator = mediator
    self.adapter = adapter
    super.init(nibName: nil, bundle: nil)
    viewControllers = [screen]
    adapter.use(self)
  }

  required init?(coder: NSCoder) { nil }
}

extension LoginSheetController: LoginControlling {
  func use(_ listener: any LoginListening) { mediator.use(listener) }

  func didOpen(login: String?) { mediator.didOpen(login: login) }

  func didOpenSignInLink(login: String?) { mediator.didOpenSignInLink(login: login) }

  func didClose() { mediator.didClose() }
}
