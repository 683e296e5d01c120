import RoundTable
import Shared

enum CommentModulePresenterUpdate {
  case prefill(text: String)
  case remaining(count: String)
  case toggleSendButton(enabled: Bool)
  case toggleSwipe(enabled: Bool)
  case discardQuestion
}

final class CommentModulePresenter: RTEModulePresenter<CommentModuleTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .prefill(text: state.text.text))
    updateText()
  }

  override func handleView(intent: CommentModuleViewIntent) {
    switch intent {
    case .textChange:
      updateText()
    case .sendButtonTap, .cancelButtonTap, .swipeAttempt, .keepButtonTap, .discardButtonTap, .swipe:
      break
    }
  }

  override func handleCore(event: CommentModuleCoreEvent) {
    switch event {
    case .questioned:
      pipeline?.notify(update: .discardQuestion)
    case .sent, .discarded:
      // The screen will be dismissed, as it is.
      break
    }
  }

  private func updateText() {
    pipeline?.notify(update: .remaining(count: String(state.text.remaining)))
    pipeline?.notify(update: .toggleSendButton(enabled: state.text.isSendable))
    pipeline?.notify(update: .toggleSwipe(enabled: state.text.isBlank))
  }
}
