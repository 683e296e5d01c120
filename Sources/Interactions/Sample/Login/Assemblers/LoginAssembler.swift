import Interactions
import Shared

protocol LoginAssembling: Assembling<any LoginControlling> {}

/// Assembles the sheet around Login's screen.
struct LoginAssembler: LoginAssembling {
  let viewControllerAssembler: any LoginViewControllerAssembling

  func assemble() -> any LoginControlling {
    LoginNavigationController(login: viewControllerAssembler.assemble())
  }
}

extension LoginAssembler {
  /// Hands the assemblers of Login to each other.
  init(kind: LoginKind, authManager: any Authenticating & CredentialsRemembering) {
    viewControllerAssembler = LoginViewControllerAssembler(
      kind: kind,
      fillingInAssembler: LoginFillingInInteractionAssembler(
        formAssembler: LoginFormAssembler(), memory: authManager),
      signingInAssembler: LoginSigningInInteractionAssembler(authenticator: authManager),
      recoveringAssembler: LoginRecoveringInteractionAssembler(
        navigationAssembler: RecoveryNavigationAssembler(recoveryAssembler: RecoveryAssembler())),
      leavingAssembler: LoginLeavingInteractionAssembler(authenticator: authManager))
  }
}
