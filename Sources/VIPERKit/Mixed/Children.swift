package import QuartetFeatureEntry
import QuartetShared
package import VIPERKit

// The presenter refers to its delegate `unowned`. The handle is the delegate: the scene owns it.
extension VIPERFeature {
  package static func makeLogin(_ mix: Mix, login: String?, handle: LoginHandle) -> UINavigationController {
    let gateway = AuthManagerGateway(trunk: mix.trunk)
    let interactor: any LoginInteractive =
      mix.kind == .email ? LoginInteractor_Email(gateway: gateway) : LoginInteractor_Phone(gateway: gateway)
    let scene = LoginFactory.scene(interactor, LoginParameters(trunk: mix.trunk, login: login), handle) {
      MixedLoginRouter(navigator: $0, mix: mix)
    }
    handle.onLink = { [weak scene] in scene?.update(parameters: LoginParameters(trunk: mix.trunk, login: $0))
    }
    handle.onClose = { [weak scene] in scene?.didClose() }
    return UINavigationController(rootViewController: scene)
  }

  package static func makeRecovery(_ mix: Mix, login: String, handle: RecoveryHandle) -> UIViewController {
    RecoveryFactory.default(parameters: RecoveryParameters(login: login), delegate: handle)
  }

  package static func makeComment(_ mix: Mix, account: String, handle: CommentHandle) -> UIViewController {
    CommentFactory.default(parameters: CommentParameters(trunk: mix.trunk), delegate: handle)
  }
}

extension LoginHandle: LoginDelegate {
  package func loginDidEnd() { onEnd?() }
}

extension RecoveryHandle: RecoveryDelegate {
  package func recoveryDidSend(to login: String) { onEnd?(login) }
  package func recoveryDidCancel() { onEnd?(nil) }
}

extension CommentHandle: CommentDelegate {
  package func commentDidSend(_ text: String) { onEnd?(text) }
  package func commentDidDiscard() { onEnd?(nil) }
}

/// Pushes Recovery of another pattern. Its closure refers to the delegate weakly.
private final class MixedLoginRouter: LoginRouter<LoginViewController> {
  private let mix: Mix

  init(navigator: LoginViewController, mix: Mix) {
    self.mix = mix
    super.init(navigator: navigator)
  }

  override func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate) {
    mix.pushRecovery(parameters.login, in: navigator.childScreens) { [weak delegate] login in
      if let login { delegate?.recoveryDidSend(to: login) } else { delegate?.recoveryDidCancel() }
    }
  }
}
