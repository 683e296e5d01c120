import Combine
import RoundTable

/// The sheet: the navigation controller around Login's screen, onto which the Joint pushes Recovery.
///
/// Review's screen presents and owns it. It owns the module through its screen, which keeps the seat.
final class LoginModuleView: UINavigationController {
  private var waitingObservation: AnyCancellable?

  init(module: LoginModule) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [LoginModulePrimaryView(module: module)]
    // While an attempt is waiting, a swipe does not dismiss the sheet.
    waitingObservation = module.binding.$isWaiting.sink { [weak self] in
      self?.isModalInPresentation = $0
    }
  }

  required init?(coder: NSCoder) { nil }
}
