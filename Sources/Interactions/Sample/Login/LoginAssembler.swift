import Interactions
import QuartetShared

/// Assembles the sheet around Login and Recovery, when Login's navigation presents it.
struct LoginAssembler: Assembling {
  let kind: LoginKind
  let authManager: any Authenticating & CredentialsRemembering

  func assemble() -> UINavigationController {
    UINavigationController(
      rootViewController: LoginViewControllerAssembler(
        kind: kind, authManager: authManager,
        recoveryNavigationAssembler: RecoveryNavigationAssembler(recoveryAssembler: RecoveryAssembler())
      ).assemble())
  }
}

/// Assembles Login's screen, and passes the mediator and the interactions to each other.
///
/// This is the place to see which objects call each other, and that the mediator is the listener of leaving.
struct LoginViewControllerAssembler: Assembling {
  let kind: LoginKind
  let authManager: any Authenticating & CredentialsRemembering
  let recoveryNavigationAssembler: any Assembling<any RecoveryNavigating>

  func assemble() -> any LoginControlling {
    let mediator = LoginMediatorAssembler().assemble()
    let fillingIn = LoginFillingInInteractionAssembler(memory: authManager).assemble()
    let signingIn = LoginSigningInInteractionAssembler(authenticator: authManager).assemble()
    let recovering = LoginRecoveringInteractionAssembler(
      navigationAssembler: recoveryNavigationAssembler
    ).assemble()
    let leaving = LeavingInteractionAssembler().assemble()
    signingIn.use(mediator)
    recovering.use(mediator)
    leaving.use(mediator)
    mediator.use(fillingIn)
    mediator.use(signingIn)
    mediator.use(recovering)
    return LoginViewController(
      kind: kind, mediator: mediator, fillingIn: fillingIn, signingIn: signingIn, recovering: recovering,
      leaving: leaving)
  }
}

struct LoginMediatorAssembler: Assembling {
  func assemble() -> any LoginMediating {
    LoginMediator()
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

struct LoginNavigationAssembler: Assembling {
  let loginAssembler: any Assembling<UINavigationController>

  func assemble() -> any LoginNavigating {
    LoginNavigation(loginAssembler: loginAssembler)
  }
}
