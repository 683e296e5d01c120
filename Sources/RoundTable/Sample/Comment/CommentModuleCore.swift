import RoundTable
import Shared

enum CommentModuleCoreEvent {
  case sent(text: String)
  case questioned
  case discarded
}

final class CommentModuleCore: RTEModuleCore<CommentModuleTypes> {
  private let commentStore: CommentStore

  init(pipeline: CommentModulePipeline, state: CommentModuleState, commentStore: CommentStore) {
    self.commentStore = commentStore
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    state.text = CommentText(commentStore.draft)
  }

  // Every edit is kept as the draft at once, so that nothing typed is lost whenever the session ends (R6).
  override func handleView(intent: CommentModuleViewIntent) {
    switch intent {
    case .textChange(let value):
      state.text = CommentText(value)
      commentStore.draft = value
    case .sendButtonTap:
      send()
    case .cancelButtonTap, .swipeAttempt:
      cancel()
    case .keepButtonTap:
      state.phase = .editing
    case .discardButtonTap:
      discard()
    case .swipe:
      commentStore.draft = ""
    }
  }

  private func send() {
    guard state.phase == .editing, state.text.isSendable else { return }
    state.phase = .ended
    commentStore.draft = ""
    pipeline?.notify(event: .sent(text: state.text.trimmed))
  }

  private func cancel() {
    guard state.phase == .editing else { return }
    if state.text.isBlank {
      discard()
    } else {
      state.phase = .asking
      pipeline?.notify(event: .questioned)
    }
  }

  private func discard() {
    state.phase = .ended
    commentStore.draft = ""
    pipeline?.notify(event: .discarded)
  }
}
