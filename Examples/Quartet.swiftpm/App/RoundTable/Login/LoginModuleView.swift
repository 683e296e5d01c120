import RoundTable

#if canImport(Combine)
  import Combine
#endif

/// The sheet: the navigation controller around Login's screen, onto which the Joint pushes Recovery.
///
/// Review's screen presents and owns it. It owns the module through its screen, which keeps the seat.
final class LoginModuleView: UINavigationController {
  private var contentObservation: AnyCancellable?

  init(module: LoginModule, kind: LoginModuleKind) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [LoginModulePrimaryView(module: module, kind: kind)]
    // While an attempt is waiting, a swipe does not dismiss the sheet (L10).
    contentObservation = module.binding.$content.sink { [weak self] in
      self?.isModalInPresentation = $0.isWaiting
    }
  }

  required init?(coder: NSCoder) { nil }
}
