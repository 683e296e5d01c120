package import FeatureEntry
import Shared
import VIPERKit

// The presenter refers to its delegate `unowned`, so the sheet is the delegate: it owns the scene and lives longer.
extension VIPERFeature {
  package static func makeLogin(_ mix: Mix, login: String?, onEnd: @escaping () -> Void) -> LoginChild {
    let sheet = LoginSheet()
    sheet.onEnd = onEnd
    let parameters = LoginParameters(trunk: mix.trunk, login: login)
    let scene = LoginFactory.mixed(mix, parameters: parameters, delegate: sheet)
    sheet.viewControllers = [scene]
    return LoginChild(sheet: sheet) { login in
      scene.update(parameters: LoginParameters(trunk: mix.trunk, login: login))
    } onClose: {
      scene.didClose()
    }
  }
}

private final class LoginSheet: UINavigationController, LoginDelegate {
  var onEnd: (() -> Void)?

  func loginDidEnd() { onEnd?() }
}

extension LoginFactory {
  /// Makes the scene with a router that pushes Recovery of another pattern.
  fileprivate static func mixed(
    _ mix: Mix, parameters: LoginParameters, delegate: some LoginDelegate
  ) -> any UIViewController & LoginInput {
    let gateway = AuthManagerGateway(trunk: mix.trunk)
    let makeRouter = { MixedLoginRouter(navigator: $0, mix: mix) }
    return switch mix.kind {
    case .email:
      scene(LoginInteractor_Email(gateway: gateway), parameters, delegate, makeRouter: makeRouter)
    case .phone:
      scene(LoginInteractor_Phone(gateway: gateway), parameters, delegate, makeRouter: makeRouter)
    }
  }
}

/// Pushes Recovery of another pattern. Its closure refers to the delegate weakly.
private final class MixedLoginRouter: LoginRouter<LoginViewController> {
  private let mix: Mix

  init(navigator: LoginViewController, mix: Mix) {
    self.mix = mix
    super.init(navigator: navigator)
  }

  override func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate) {
    let recovery = mix.recovery.makeRecovery(mix, login: parameters.login) { [weak delegate] login in
      if let login { delegate?.recoveryDidSend(to: login) } else { delegate?.recoveryDidCancel() }
    }
    navigator.childScreens.push(recovery)
  }
}
