import RVBKit

/// Recovery as Login sees it: its controllable, redefined in Login's module system of view controllers.
protocol LoginRecoveryControllable: UIViewControllable {
  /// Called with the login that the instructions are sent to; with nil if the user goes back with the escape gesture.
  /// Login then goes back to itself.
  var onEnd: ((String?) -> Void)? { get set }
}

/// Converts Recovery, which is a view with a callback, to Login's module system: a view controller with an event.
///
/// Login's router makes it around the module that Recovery's builder has made. The navigation stack owns it, and it
/// owns Recovery. It checks with `respond` whether a tap in Recovery's view counts. It must not navigate.
final class RecoveryAdapter: UIViewController, LoginRecoveryControllable {
  var onEnd: ((String?) -> Void)?

  private let controllable: any RecoveryControllable

  init(_ controllable: any RecoveryControllable) {
    self.controllable = controllable
    super.init(nibName: nil, bundle: nil)
    title = controllable.title
    controllable.onSend = { [weak self] login in self?.end(with: login) }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = controllable.view
  }

  override func accessibilityPerformEscape() -> Bool {
    end(with: nil)
    return true
  }

  private func end(with login: String?) {
    respond { onEnd?(login) }
  }
}
