import RoundTable
import Shared

/// What Comment remembers.
///
/// The Core, the Presenter and the Joint share it; the Core alone writes to it. It does not contain whether the
/// question is shown: the Joint reads that from UIKit.
final class CommentModuleState {
  var text = CommentText("")
  /// Whether the question is about to cover Comment: from the tap until UIKit can present it.
  var isQuestionRequested = false
  /// Whether the text was sent or discarded, or the session has ended: Comment is about to go.
  var hasEnded = false
}
