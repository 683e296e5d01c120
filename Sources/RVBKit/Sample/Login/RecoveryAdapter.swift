import RVBKit
import Screens

enum RecoveryEvent {
  case sent(login: String)
  case back
  case gone
}

/// Recovery as Login shows it and communicates with it.
protocol LoginRecoveryControllable: UIViewControllable {
  var onEvent: ((RecoveryEvent) -> Void)? { get set }
}

/// Converts Recovery, a view with a callback, to the module system of its parent: a view controller with events.
///
/// Login's router makes it around what the builder made. The navigation stack owns it, and it owns Recovery.
final class RecoveryAdapter: UIViewController, LoginRecoveryControllable {
  var onEvent: ((RecoveryEvent) -> Void)?

  private let controllable: any RecoveryControllable

  init(_ controllable: any RecoveryControllable) {
    self.controllable = controllable
    super.init(nibName: nil, bundle: nil)
    title = Texts.Recovery.title
    controllable.onSend = { [weak self] login in self?.onEvent?(.sent(login: login)) }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = controllable.view
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onEvent?(.gone) }
  }

  override func accessibilityPerformEscape() -> Bool {
    onEvent?(.back)
    return true
  }
}
