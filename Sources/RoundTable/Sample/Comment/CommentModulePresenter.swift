import QuartetShared
import RoundTable

/// The updates that Comment's Presenter sends to the View.
enum CommentModulePresenterUpdate {
  case prefill(text: String)
  case remaining(count: String)
  case toggleSendButton(enabled: Bool)
  case toggleSwipe(enabled: Bool)
}

/// Counts down the characters that are left, and derives from the text whether the user can send it, or swipe.
///
/// The pipeline owns it and calls it after the Core, so that an edit is already in the state. Only an edit changes what
/// Comment shows.
final class CommentModulePresenter: RTEModulePresenter<CommentModuleTypes> {
  override func update(firstAppear: Bool) {
    if firstAppear { pipeline?.notify(update: .prefill(text: state.text.text)) }
    pipeline?.notify(update: .remaining(count: String(state.text.remaining)))
    pipeline?.notify(update: .toggleSendButton(enabled: state.text.isSendable))
    pipeline?.notify(update: .toggleSwipe(enabled: state.text.isBlank))
  }

  override func handleView(intent: CommentModuleViewIntent) {
    if case .textChange = intent { update(firstAppear: false) }
  }
}
