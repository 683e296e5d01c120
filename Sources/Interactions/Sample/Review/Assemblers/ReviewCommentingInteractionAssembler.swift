import Interactions

protocol ReviewCommentingInteractionAssembling: Assembling<any ReviewCommentingInteracting> {}

struct ReviewCommentingInteractionAssembler: ReviewCommentingInteractionAssembling {
  let navigationAssembler: any CommentNavigationAssembling
  let accountKeeper: any AccountKeeping
  let comments: any CommentPosting

  func assemble() -> any ReviewCommentingInteracting {
    let interaction = ReviewCommentingInteraction(navigation: navigationAssembler.assemble())
    interaction.use(accountKeeper)
    interaction.use(comments)
    return interaction
  }
}
