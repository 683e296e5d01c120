package import QuartetFeatureEntry
package import Interactions
import QuartetShared

// A controller refers to its listener weakly. The handle is the listener: the controller owns it.
extension InteractionsFeature {
  package static func makeLogin(_ mix: Mix, login: String?, handle: LoginHandle) -> UINavigationController {
    let controller = LoginViewControllerAssembler(
      kind: mix.kind, authManager: mix.trunk.authManager,
      recoveryNavigationAssembler: MixedAssembler { MixedNavigation(mix) }
    ).assemble()
    controller.use(handle)
    controller.didOpen(login: login)
    handle.onLink = { [weak controller] in controller?.didOpenSignInLink(login: $0) }
    handle.onClose = { [weak controller] in controller?.didClose() }
    return UINavigationController(rootViewController: controller)
  }

  package static func makeRecovery(_ mix: Mix, login: String, handle: RecoveryHandle) -> UIViewController {
    let controller = RecoveryAssembler().assemble()
    controller.use(handle)
    controller.didOpen(login: login)
    return controller
  }

  package static func makeComment(_ mix: Mix, account: String, handle: CommentHandle) -> UIViewController {
    let controller = CommentAssembler(drafts: mix.trunk.commentStore, accountKeeper: mix.trunk.authManager)
      .assemble()
    controller.use(handle)
    return controller
  }
}

extension LoginHandle: LoginListening {
  func didEndLogin() { onEnd?() }
}

extension RecoveryHandle: RecoveryListening {
  func didSendInstructions(to login: String) { onEnd?(login) }
  func didLeave() { onEnd?(nil) }
}

extension CommentHandle: CommentListening {
  func didSendComment(_ text: String) { onEnd?(text) }
  func didDiscardComment() { onEnd?(nil) }
}

extension MixedNavigation: RecoveryNavigating {
  func use(_ listener: any RecoveryListening) { recoveryListener = listener }

  func pushRecovery(login: String) {
    mix.pushRecovery(login, in: presenter?.childScreens) { [weak recoveryListener] login in
      if let login { recoveryListener?.didSendInstructions(to: login) } else { recoveryListener?.didLeave() }
    }
  }

  func popRecovery() {
    dropRequests()
    presenter?.childScreens.close()
  }
}
