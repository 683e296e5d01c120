package import FeatureEntry
import RVBKit
import Shared

extension RVBFeature {
  package static func makeLogin(_ mix: Mix, login: String?, onEnd: @escaping () -> Void) -> LoginChild {
    let child = MixedLoginViewController(
      kind: mix.kind, viewModel: LoginViewModel(authManager: mix.trunk.authManager))
    child.mix = mix
    child.onEnd = onEnd
    if let login { child.fill(login: login) }
    return LoginChild(sheet: UINavigationController(rootViewController: child)) { login in
      child.childScreens.dropRequests()
      child.route(child)
      if let login { child.fill(login: login) }
    } onClose: {
      child.cancel()
    }
  }
}

/// Login that pushes Recovery of another pattern.
private final class MixedLoginViewController: LoginViewController {
  var mix: Mix?

  override func openRecovery(animated: Bool) -> (any LoginRecoveryControllable)? {
    guard let mix else { return nil }
    let recovery = mix.recovery.makeRecovery(mix, login: viewModel.state.login) { [weak self] login in
      self?.recoveryDidEnd(login: login)
    }
    childScreens.push(recovery, animated: animated)
    return nil
  }
}
