import RoundTable

enum CommentModuleJointInput {
}

enum CommentModuleJointOutput {
  case comment(text: String)
  case dismiss
  case dismissed
}

final class CommentModuleJoint: RTEModuleJoint<CommentModuleTypes> {
  override func handleCore(event: CommentModuleCoreEvent) {
    switch event {
    case .sent(let text):
      notifyOut(output: .comment(text: text))
    case .discarded:
      notifyOut(output: .dismiss)
    case .questioned:
      break
    }
  }

  override func handleView(intent: CommentModuleViewIntent) {
    switch intent {
    case .swipe:
      notifyOut(output: .dismissed)
    case .textChange, .sendButtonTap, .cancelButtonTap, .swipeAttempt, .keepButtonTap, .discardButtonTap:
      break
    }
  }
}
