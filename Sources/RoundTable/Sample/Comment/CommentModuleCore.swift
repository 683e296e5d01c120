import RoundTable
import Shared

/// What Comment's Core notifies the Presenter and the Joint of.
enum CommentModuleCoreEvent {
  case sent(text: String)
  /// The user cancels, and a text would be lost.
  case discardQuestionNeeded
  case discarded
}

/// The business logic of Comment: keeps the text and the draft, and ends Comment once.
///
/// The pipeline owns it and calls it first. It is the only component that changes the state and writes the draft. It
/// does not show the question or close the screen: it notifies an event, and the Joint does.
final class CommentModuleCore: RTEModuleCore<CommentModuleTypes> {
  private let draft: Draft

  init(pipeline: CommentModulePipeline, state: CommentModuleState, draft: Draft) {
    self.draft = draft
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    state.text = CommentText(draft.text)
  }

  // Every edit is saved as the draft at once, so that no text is lost, whichever way Comment goes (R6).
  override func handleView(intent: CommentModuleViewIntent) {
    switch intent {
    case .textChange(let value):
      state.text = CommentText(value)
      draft.text = value
    case .sendButtonTap:
      if isOnTop, state.text.isSendable { end(with: .sent(text: state.text.trimmed)) }
    case .cancelButtonTap, .swipeAttempt:
      if isOnTop { cancel() }
    case .swipe:
      end(with: .discarded)
    }
  }

  override func handleJoint(input: CommentModuleJointInput) {
    switch input {
    case .questionReady:
      state.isQuestionRequested = false
    case .discard:
      end(with: .discarded)
    case .sessionEnded:
      state.hasEnded = true
    }
  }

  // Another tap in the same turn may have ended Comment or requested the question (T2).
  private var isOnTop: Bool { !state.hasEnded && !state.isQuestionRequested }

  private func cancel() {
    if state.text.isBlank {
      end(with: .discarded)
    } else {
      state.isQuestionRequested = true
      pipeline?.notify(event: .discardQuestionNeeded)
    }
  }

  // "Discard" also counts if the session has ended while the alert was going (T1).
  private func end(with event: CommentModuleCoreEvent) {
    state.hasEnded = true
    draft.text = ""
    pipeline?.notify(event: event)
  }
}
