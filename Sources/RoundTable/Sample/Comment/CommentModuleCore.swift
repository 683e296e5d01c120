import QuartetShared
import RoundTable

/// The business logic of Comment: keeps the text, and saves or clears the draft.
///
/// The pipeline owns it and calls it first, so the draft is cleared before the Joint sends the text to the parent. It has
/// no events: sending, cancelling and the question only change what is on screen, so the Joint handles them.
final class CommentModuleCore: RTEModuleCore<CommentModuleTypes> {
  private let draft: Draft

  init(pipeline: CommentModulePipeline, state: CommentModuleState, commentStore: CommentStore) {
    draft = commentStore.draft(of: state.account)
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    state.text = CommentText(draft.text)
  }

  // Every edit is saved as the draft at once, so that no text is lost, however Comment ends.
  override func handleView(intent: CommentModuleViewIntent) {
    switch intent {
    case .textChange(let value):
      state.text = CommentText(value)
      draft.text = value
    case .sendButtonTap, .swipe:
      draft.text = ""
    case .cancelButtonTap, .swipeAttempt:
      break
    }
  }

  override func handleJoint(input: CommentModuleJointInput) {
    switch input {
    case .discarded:
      draft.text = ""
    }
  }
}
