import Interactions

protocol ReviewAccountInteractionAssembling: Assembling<any ReviewAccountInteracting> {}

struct ReviewAccountInteractionAssembler: ReviewAccountInteractionAssembling {
  let accountKeeper: any AccountKeeping

  func assemble() -> any ReviewAccountInteracting {
    let interaction = ReviewAccountInteraction()
    interaction.use(accountKeeper)
    return interaction
  }
}
