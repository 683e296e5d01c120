import PortableUIKit

/// The sheet around Login and Recovery.
final class LoginNavigationController: UINavigationController {
  /// The sheet has gone: by a button, by a swipe, or because other code dismissed it.
  var onDismissed: (() -> Void)?

  var login: LoginViewController? { viewControllers.first as? LoginViewController }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onDismissed?() }
  }
}
