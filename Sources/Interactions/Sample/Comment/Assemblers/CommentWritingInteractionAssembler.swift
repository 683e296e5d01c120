import Interactions

protocol CommentWritingInteractionAssembling: Assembling<any CommentWritingInteracting> {}

struct CommentWritingInteractionAssembler: CommentWritingInteractionAssembling {
  let formAssembler: any CommentFormAssembling
  let drafts: any DraftKeeping

  func assemble() -> any CommentWritingInteracting {
    let interaction = CommentWritingInteraction(form: formAssembler.assemble())
    interaction.use(drafts)
    return interaction
  }
}
