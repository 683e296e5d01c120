import Interactions

protocol CommentSendingInteractionAssembling: Assembling<any CommentSendingInteracting> {}

struct CommentSendingInteractionAssembler: CommentSendingInteractionAssembling {
  let drafts: any DraftKeeping

  func assemble() -> any CommentSendingInteracting {
    let interaction = CommentSendingInteraction()
    interaction.use(drafts)
    return interaction
  }
}
