import Interactions

protocol CommentDiscardingInteractionAssembling: Assembling<any CommentDiscardingInteracting> {}

struct CommentDiscardingInteractionAssembler: CommentDiscardingInteractionAssembling {
  let navigationAssembler: any DiscardNavigationAssembling
  let drafts: any DraftKeeping

  func assemble() -> any CommentDiscardingInteracting {
    let interaction = CommentDiscardingInteraction(navigation: navigationAssembler.assemble())
    interaction.use(drafts)
    return interaction
  }
}
