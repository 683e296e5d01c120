import Interactions
import Shared

/// What has been typed and how far it has got, as the interactions of Comment share it.
protocol CommentForming: AnyObject {
  var text: CommentText { get set }
  var phase: CommentPhase { get set }
}

enum CommentPhase {
  case editing
  case asking
  case ended
}

final class CommentForm {
  var text = CommentText("")
  var phase = CommentPhase.editing
}

extension CommentForm: CommentForming {}
