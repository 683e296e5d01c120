import Interactions
import Shared

/// Assembles Login's sheet around its screen.
struct LoginAssembler: Assembling {
  let screenAssembler: any Assembling<any LoginScreenControlling>

  func assemble() -> any LoginControlling {
    LoginNavigationController(login: screenAssembler.assemble())
  }
}

extension LoginAssembler {
  /// Passes the assemblers of Login to each other.
  init(kind: LoginKind, authManager: any Authenticating & CredentialsRemembering) {
    screenAssembler = LoginViewControllerAssembler(
      kind: kind,
      fillingInAssembler: LoginFillingInInteractionAssembler(memory: authManager),
      signingInAssembler: LoginSigningInInteractionAssembler(authenticator: authManager),
      recoveringAssembler: LoginRecoveringInteractionAssembler(
        navigationAssembler: RecoveryNavigationAssembler(recoveryAssembler: RecoveryAssembler())),
      leavingAssembler: LoginLeavingInteractionAssembler())
  }
}

/// Assembles Login's screen, and passes its interactions to each other.
struct LoginViewControllerAssembler: Assembling {
  let kind: LoginKind
  let fillingInAssembler: any Assembling<any LoginFillingInInteracting>
  let signingInAssembler: any Assembling<any LoginSigningInInteracting>
  let recoveringAssembler: any Assembling<any LoginRecoveringInteracting>
  let leavingAssembler: any Assembling<any LoginLeavingInteracting>

  func assemble() -> any LoginScreenControlling {
    let fillingIn = fillingInAssembler.assemble()
    let signingIn = signingInAssembler.assemble()
    let leaving = leavingAssembler.assemble()
    fillingIn.use(signingIn)
    signingIn.use(leaving)
    return LoginViewController(
      kind: kind, fillingIn: fillingIn, signingIn: signingIn, recovering: recoveringAssembler.assemble(),
      leaving: leaving)
  }
}

struct LoginFillingInInteractionAssembler: Assembling {
  let memory: any CredentialsRemembering

  func assemble() -> any LoginFillingInInteracting {
    let interaction = LoginFillingInInteraction()
    interaction.use(memory)
    return interaction
  }
}

struct LoginSigningInInteractionAssembler: Assembling {
  let authenticator: any Authenticating

  func assemble() -> any LoginSigningInInteracting {
    let interaction = LoginSigningInInteraction()
    interaction.use(authenticator)
    return interaction
  }
}

struct LoginRecoveringInteractionAssembler: Assembling {
  let navigationAssembler: any Assembling<any RecoveryNavigating>

  func assemble() -> any LoginRecoveringInteracting {
    LoginRecoveringInteraction(navigation: navigationAssembler.assemble())
  }
}

struct LoginLeavingInteractionAssembler: Assembling {
  func assemble() -> any LoginLeavingInteracting {
    LoginLeavingInteraction()
  }
}

struct LoginNavigationAssembler: Assembling {
  let loginAssembler: any Assembling<any LoginControlling>

  func assemble() -> any LoginNavigating {
    LoginNavigation(loginAssembler: loginAssembler)
  }
}
