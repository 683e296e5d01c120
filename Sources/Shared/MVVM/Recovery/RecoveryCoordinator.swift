import QuartetScreens
import QuartetShared

/// Runs the flow of Recovery on the stack of the flow that starts it, and owns its screen while it is there.
final class RecoveryCoordinator {
  let recovery: RecoveryViewController

  init(login: String, onEnd: @escaping (String?) -> Void) {
    recovery = RecoveryViewController(viewModel: RecoveryViewModel(login: login, onEnd: onEnd))
  }

  func start(over parent: UIViewController) {
    parent.childScreens.push(recovery)
  }
}
