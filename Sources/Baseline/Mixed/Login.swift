package import FeatureEntry
import PortableUIKit
import Shared

// The child owns the closure. The parent's reference to the child ends with the sheet.
extension BaselineFeature {
  package static func makeLogin(_ mix: Mix, login: String?, onEnd: @escaping () -> Void) -> LoginChild {
    let child = MixedLoginViewController(kind: mix.kind, authManager: mix.trunk.authManager, login: login)
    child.mix = mix
    child.onEnd = onEnd
    return LoginChild(
      sheet: UINavigationController(rootViewController: child), onLink: child.comeBack,
      onClose: child.cancel)
  }
}

/// Login that pushes Recovery of another pattern.
private final class MixedLoginViewController: LoginViewController {
  var mix: Mix?

  override func pushRecovery() {
    guard let mix else { return }
    childScreens.push(
      mix.recovery.makeRecovery(mix, login: login) { [weak self] in self?.recoveryDidEnd(login: $0) })
  }
}
