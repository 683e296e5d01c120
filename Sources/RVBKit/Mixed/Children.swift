package import QuartetFeatureEntry
package import RVBKit
import QuartetShared

extension RVBFeature {
  package static func makeLogin(_ mix: Mix, login: String?, handle: LoginHandle) -> UINavigationController {
    let child = MixedLoginViewController(
      kind: mix.kind, viewModel: LoginViewModel(authManager: mix.trunk.authManager))
    child.mix = mix
    child.onEnd = handle.onEnd
    if let login { child.fill(login: login) }
    handle.onLink = { [weak child] in child?.comeBack(login: $0) }
    handle.onClose = { [weak child] in child?.cancel() }
    return UINavigationController(rootViewController: child)
  }

  package static func makeRecovery(_ mix: Mix, login: String, handle: RecoveryHandle) -> UIViewController {
    let builder = RecoveryBuilder(RecoveryDependency())
    let recovery = RecoveryAdapter(builder.build(with: RecoveryParameter(login: login)))
    recovery.onEnd = handle.onEnd
    return recovery
  }

  package static func makeComment(_ mix: Mix, account: String, handle: CommentHandle) -> UIViewController {
    let builder = CommentBuilder(CommentDependency(commentStore: mix.trunk.commentStore))
    let comment = builder.build(with: CommentParameter(account: account))
    comment.onEnd = handle.onEnd
    return comment
  }
}

/// Login that pushes Recovery of another pattern.
private final class MixedLoginViewController: LoginViewController {
  var mix: Mix?

  func comeBack(login: String?) {
    childScreens.dropRequests()
    route(self)
    if let login { fill(login: login) }
  }

  override func openRecovery(animated: Bool) -> (any LoginRecoveryControllable)? {
    mix?.pushRecovery(viewModel.state.login, in: childScreens, animated: animated) { [weak self] in
      self?.recoveryDidEnd(login: $0)
    }
    return nil
  }
}
