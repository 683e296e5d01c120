import Interactions

protocol CommentAssembling: Assembling<any CommentControlling> {}

struct CommentAssembler: CommentAssembling {
  let writingAssembler: any CommentWritingInteractionAssembling
  let sendingAssembler: any CommentSendingInteractionAssembling
  let discardingAssembler: any CommentDiscardingInteractionAssembling

  func assemble() -> any CommentControlling {
    let writing = writingAssembler.assemble()
    let sending = sendingAssembler.assemble()
    let discarding = discardingAssembler.assemble()
    sending.use(writing.form)
    discarding.use(writing.form)
    return CommentViewController(writing: writing, sending: sending, discarding: discarding)
  }
}

extension CommentAssembler {
  /// Hands the assemblers of Comment to each other.
  init(drafts: any DraftKeeping) {
    writingAssembler = CommentWritingInteractionAssembler(
      formAssembler: CommentFormAssembler(), drafts: drafts)
    sendingAssembler = CommentSendingInteractionAssembler(drafts: drafts)
    discardingAssembler = CommentDiscardingInteractionAssembler(
      navigationAssembler: DiscardNavigationAssembler(alertAssembler: DiscardAlertAssembler()),
      drafts: drafts)
  }
}
