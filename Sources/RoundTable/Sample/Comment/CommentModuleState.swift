import RoundTable
import Shared

final class CommentModuleState {
  enum Phase {
    case editing
    case asking
    case ended
  }

  var text = CommentText("")
  var phase = Phase.editing
}
