import Interactions

protocol LoginRecoveringInteractionAssembling: Assembling<any LoginRecoveringInteracting> {}

struct LoginRecoveringInteractionAssembler: LoginRecoveringInteractionAssembling {
  let navigationAssembler: any RecoveryNavigationAssembling

  func assemble() -> any LoginRecoveringInteracting {
    LoginRecoveringInteraction(navigation: navigationAssembler.assemble())
  }
}
