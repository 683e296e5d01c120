import Interactions
import QuartetShared

/// Assembles Login, when its navigation presents it: the sheet, the screen, the mediator and the interactions.
///
/// This is the place to see which objects call each other. The filling-in interaction is the listener of attempts and of
/// sent instructions. The controller passes its screen.
struct LoginAssembler: Assembling {
  let kind: LoginKind
  let authManager: any Authenticating & CredentialsRemembering

  func assemble() -> any LoginControlling {
    let mediator = LoginMediatorAssembler.assemble()
    let fillingIn = LoginFillingInInteractionAssembler.assemble()
    let signingIn = LoginSigningInInteractionAssembler.assemble()
    let recovering = LoginRecoveringInteractionAssembler.assemble()
    let adapter = SheetAdapterAssembler.assemble()
    fillingIn.use(authManager)
    fillingIn.use(adapter)
    signingIn.use(authManager)
    signingIn.use(fillingIn)
    signingIn.use(mediator)
    recovering.use(fillingIn)
    mediator.use(fillingIn)
    mediator.use(signingIn)
    mediator.use(recovering)
    let screen = LoginViewControllerAssembler(
      kind: kind, fillingIn: fillingIn, signingIn: signingIn, recovering: recovering)
    return LoginSheetController(screen: screen.assemble(), mediator: mediator, adapter: adapter)
  }
}

struct LoginViewControllerAssembler: Assembling {
  let kind: LoginKind
  let fillingIn: any LoginFillingInInteracting
  let signingIn: any LoginSigningInInteracting
  let recovering: any LoginRecoveringInteracting

  func assemble() -> UIViewController {
    LoginViewController(kind: kind, fillingIn: fillingIn, signingIn: signingIn, recovering: recovering)
  }
}

enum LoginMediatorAssembler {
  static func assemble() -> any LoginMediating { LoginMediator() }
}

enum LoginFillingInInteractionAssembler {
  static func assemble() -> any LoginFillingInInteracting { LoginFillingInInteraction() }
}

enum LoginSigningInInteractionAssembler {
  static func assemble() -> any LoginSigningInInteracting { LoginSigningInInteraction() }
}

enum LoginRecoveringInteractionAssembler {
  static func assemble() -> any LoginRecoveringInteracting {
    let navigation = RecoveryNavigationAssembler(recoveryAssembler: RecoveryAssembler())
    return LoginRecoveringInteraction(navigation: navigation.assemble())
  }
}

struct LoginNavigationAssembler: Assembling {
  let loginAssembler: any Assembling<any LoginControlling>

  func assemble() -> any LoginNavigating { LoginNavigation(loginAssembler: loginAssembler) }
}
