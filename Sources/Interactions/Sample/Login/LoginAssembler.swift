import Interactions
import QuartetShared

/// Assembles Login, when its navigation presents it: the sheet, the screen, the mediator and the interactions.
///
/// This is the place to see which objects call each other. The filling-in interaction is the listener of attempts and of
/// sent instructions, the mediator that of leaving. The controller passes its views.
struct LoginAssembler: Assembling {
  let kind: LoginKind
  let authManager: any Authenticating & CredentialsRemembering

  func assemble() -> any LoginControlling {
    let mediator = LoginMediatorAssembler().assemble()
    let fillingIn = LoginFillingInInteractionAssembler().assemble()
    let signingIn = LoginSigningInInteractionAssembler().assemble()
    let recovering = LoginRecoveringInteractionAssembler().assemble()
    let leaving = LeavingInteractionAssembler().assemble()
    fillingIn.use(authManager)
    signingIn.use(authManager)
    signingIn.use(fillingIn)
    signingIn.use(mediator)
    recovering.use(fillingIn)
    leaving.use(mediator)
    mediator.use(fillingIn)
    mediator.use(signingIn)
    mediator.use(recovering)
    let screen = LoginViewControllerAssembler(
      kind: kind, fillingIn: fillingIn, signingIn: signingIn, recovering: recovering, leaving: leaving)
    return LoginSheetController(screen: screen.assemble(), mediator: mediator)
  }
}

struct LoginViewControllerAssembler: Assembling {
  let kind: LoginKind
  let fillingIn: any LoginFillingInInteracting
  let signingIn: any LoginSigningInInteracting
  let recovering: any LoginRecoveringInteracting
  let leaving: any LeavingInteracting

  func assemble() -> UIViewController {
    LoginViewController(
      kind: kind, fillingIn: fillingIn, signingIn: signingIn, recovering: recovering, leaving: leaving)
  }
}

struct LoginMediatorAssembler: Assembling {
  func assemble() -> any LoginMediating { LoginMediator() }
}

struct LoginFillingInInteractionAssembler: Assembling {
  func assemble() -> any LoginFillingInInteracting { LoginFillingInInteraction() }
}

struct LoginSigningInInteractionAssembler: Assembling {
  func assemble() -> any LoginSigningInInteracting { LoginSigningInInteraction() }
}

struct LoginRecoveringInteractionAssembler: Assembling {
  func assemble() -> any LoginRecoveringInteracting {
    let navigation = RecoveryNavigationAssembler(recoveryAssembler: RecoveryAssembler())
    return LoginRecoveringInteraction(navigation: navigation.assemble())
  }
}

struct LoginNavigationAssembler: Assembling {
  let loginAssembler: any Assembling<any LoginControlling>

  func assemble() -> any LoginNavigating { LoginNavigation(loginAssembler: loginAssembler) }
}
