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
    } didClose: {
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
    let gateway = AuthManagerGateway(trunk: parameters.trunk)
    return switch mix.kind {
    case .email: scene(LoginInteractor_Email(gateway: gateway), mix, parameters, delegate)
    case .phone: scene(LoginInteractor_Phone(gateway: gateway), mix, parameters, delegate)
    }
  }

  private static func scene(
    _ interactor: some LoginInteractive, _ mix: Mix, _ parameters: LoginParameters,
    _ delegate: some LoginDelegate
  ) -> any UIViewController & LoginInput {
    let viewController = LoginViewController()
    viewController.presenter = LoginPresenter(
      view: viewController, router: MixedLoginRouter(navigator: viewController, mix: mix),
      interactor: interactor, parameters: parameters, delegate: delegate)
    return viewController
  }
}

/// Pushes Recovery of another pattern. Its closure refers to the delegate weakly.
private final class MixedLoginRouter: LoginRoutable {
  private unowned let navigator: any LoginNavigable
  private let mix: Mix

  init(navigator: any LoginNavigable, mix: Mix) {
    self.navigator = navigator
    self.mix = mix
  }

  func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate) {
    let recovery = mix.recovery.makeRecovery(mix, login: parameters.login) { [weak delegate] login in
      if let login { delegate?.recoveryDidSend(to: login) } else { delegate?.recoveryDidCancel() }
    }
    navigator.childScreens.push(recovery)
  }

  func fromRecovery() {
    navigator.childScreens.dropRequests()
    navigator.childScreens.close()
  }
}
