import Interactions

protocol ReviewSigningInInteractionAssembling: Assembling<any ReviewSigningInInteracting> {}

struct ReviewSigningInInteractionAssembler: ReviewSigningInInteractionAssembling {
  let stageAssembler: any ReviewStageAssembling
  let navigationAssembler: any LoginNavigationAssembling
  let accountKeeper: any AccountKeeping

  func assemble() -> any ReviewSigningInInteracting {
    let interaction = ReviewSigningInInteraction(
      stage: stageAssembler.assemble(), navigation: navigationAssembler.assemble())
    interaction.use(accountKeeper)
    return interaction
  }
}
