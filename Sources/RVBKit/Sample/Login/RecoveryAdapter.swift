import RVBKit

/// What Recovery sends to Login.
enum LoginRecoveryEvent {
  /// The instructions are sent to this login. Login goes back to itself.
  case sent(login: String)
  /// The user goes back without sending, with the escape gesture. Login goes back to itself.
  case back
  /// Recovery has gone, in whatever way.
  case gone
}

/// Recovery as Login sees it: its controllable, redefined in Login's module system of view controllers with events.
protocol LoginRecoveryControllable: UIViewControllable {
  var onEvent: ((LoginRecoveryEvent) -> Void)? { get set }
}

/// Converts Recovery, which is a view with a callback, to Login's module system: a view controller with events.
///
/// Login's router makes it around the module that Recovery's builder has made. The navigation stack owns it, and it
/// owns Recovery. It only converts, and must not navigate.
final class RecoveryAdapter: UIViewController, LoginRecoveryControllable {
  var onEvent: ((LoginRecoveryEvent) -> Void)?

  private let controllable: any RecoveryControllable

  init(_ controllable: any RecoveryControllable) {
    self.controllable = controllable
    super.init(nibName: nil, bundle: nil)
    title = controllable.title
    controllable.onSend = { [weak self] login in self?.onEvent?(.sent(login: login)) }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = controllable.view
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || navigationController?.isBeingDismissed == true { onEvent?(.gone) }
  }

  override func accessibilityPerformEscape() -> Bool {
    onEvent?(.back)
    return true
  }
}
