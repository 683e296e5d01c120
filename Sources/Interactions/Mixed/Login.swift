package import FeatureEntry
import Interactions
import Shared

// The controller refers to its listener weakly, so the sheet is the listener.
extension InteractionsFeature {
  package static func makeLogin(_ mix: Mix, login: String?, onEnd: @escaping () -> Void) -> LoginChild {
    let controller = LoginViewControllerAssembler(
      kind: mix.kind, authManager: mix.trunk.authManager,
      recoveryNavigationAssembler: MixedAssembler { MixedRecoveryNavigation(mix) }
    ).assemble()
    let sheet = LoginSheet(rootViewController: controller)
    sheet.onEnd = onEnd
    controller.use(sheet)
    controller.didOpen(login: login)
    return LoginChild(
      sheet: sheet, onLink: controller.didOpenSignInLink, onClose: controller.didClose)
  }
}

private final class LoginSheet: UINavigationController, LoginListening {
  var onEnd: (() -> Void)?

  func didEndLogin() { onEnd?() }
}

/// Assembles a navigation that shows screens of other patterns.
struct MixedAssembler<Navigation>: Assembling {
  let make: () -> Navigation

  func assemble() -> Navigation { make() }
}

/// Pushes a Recovery of another pattern.
private final class MixedRecoveryNavigation: RecoveryNavigating {
  private let mix: Mix
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any RecoveryListening)?

  init(_ mix: Mix) { self.mix = mix }

  func use(_ presenter: any PresentationControlling) { self.presenter = presenter }
  func use(_ listener: any RecoveryListening) { self.listener = listener }

  func pushRecovery(login: String) {
    let recovery = mix.recovery.makeRecovery(mix, login: login) { [weak listener] login in
      if let login { listener?.didSendInstructions(to: login) } else { listener?.didLeave() }
    }
    presenter?.childScreens.push(recovery)
  }

  func popRecovery() {
    presenter?.childScreens.dropRequests()
    presenter?.childScreens.close()
  }
}
