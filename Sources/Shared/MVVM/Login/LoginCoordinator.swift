import QuartetScreens
import QuartetShared

/// Runs the flow of Login in a navigation controller of its own.
///
/// Its parent owns it until the sheet is closed. It owns the coordinator of Recovery until that screen has left the stack.
final class LoginCoordinator: NSObject {
  let navigationController: UINavigationController
  private let login: LoginViewController
  private var recoveryCoordinator: RecoveryCoordinator?

  /// - Parameters:
  ///   - login: What to begin with, without a password; nil for the remembered credentials.
  ///   - onEnd: Called when Login has ended. A later call means nothing new.
  init(authManager: AuthManager, kind: LoginKind, login: String?, onEnd: @escaping () -> Void) {
    let viewModel = LoginViewModel(authManager: authManager, login: login)
    self.login = LoginViewController(kind: kind, viewModel: viewModel)
    navigationController = UINavigationController(rootViewController: self.login)
    viewModel.onEnd = onEnd
  }

  /// Follows the screen, and returns the stack to present.
  func start() -> UINavigationController {
    navigationController.delegate = self
    login.viewModel.onRecovery = { [weak self] login in self?.pushRecovery(login: login) }
    return navigationController
  }

  func cancel() { login.viewModel.cancel() }

  /// Goes back from Recovery, also from one that is not open yet.
  func comeBack(login text: String?) {
    closeRecovery()
    if let text { login.viewModel.replaceLogin(with: text) }
  }

  private func pushRecovery(login text: String) {
    let coordinator = RecoveryCoordinator(login: text) { [weak self] in self?.recoveryDidEnd(login: $0) }
    recoveryCoordinator = coordinator
    coordinator.start(over: login)
  }

  private func recoveryDidEnd(login text: String?) {
    closeRecovery()
    if let text { login.viewModel.instructionsDidSend(to: text) }
  }

  private func closeRecovery() {
    login.childScreens.dropRequests()
    login.childScreens.close()
  }
}

extension LoginCoordinator: UINavigationControllerDelegate {
  // The back button and the swipe from the edge call nothing else.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
    guard let from, !navigationController.viewControllers.contains(from) else { return }
    if from === recoveryCoordinator?.recovery { recoveryCoordinator = nil }
  }
}
