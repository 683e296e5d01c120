package import QuartetFeatureEntry
package import PortableUIKit
import QuartetShared

extension BaselineFeature {
  package static func makeLogin(_ mix: Mix, login: String?, handle: LoginHandle) -> UINavigationController {
    let child = MixedLoginViewController(kind: mix.kind, authManager: mix.trunk.authManager, login: login)
    child.mix = mix
    child.onEnd = handle.onEnd
    handle.onLink = { [weak child] in child?.comeBack(login: $0) }
    handle.onClose = { [weak child] in child?.cancel() }
    return UINavigationController(rootViewController: child)
  }

  package static func makeRecovery(_ mix: Mix, login: String, handle: RecoveryHandle) -> UIViewController {
    let recovery = RecoveryViewController(login: login)
    recovery.onEnd = handle.onEnd
    return recovery
  }

  package static func makeComment(_ mix: Mix, account: String, handle: CommentHandle) -> UIViewController {
    let comment = CommentViewController(draft: mix.trunk.commentStore.draft(of: account))
    comment.onEnd = handle.onEnd
    comment.presentationController?.delegate = comment
    return comment
  }
}

/// Login that pushes Recovery of another pattern.
private final class MixedLoginViewController: LoginViewController {
  var mix: Mix?

  override func pushRecovery() {
    mix?.pushRecovery(login, in: childScreens) { [weak self] in self?.recoveryDidEnd(login: $0) }
  }
}
