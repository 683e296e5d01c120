import RoundTable
import Shared

/// What Comment remembers.
///
/// The Core, the Presenter and the Joint share it; the Core alone writes to it. It does not contain whether the
/// question is shown: the Joint reads that from UIKit.
final class CommentModuleState {
  var text = CommentText("")
  /// Whether the user has sent or discarded the text: Comment is about to go, and nothing counts any more.
  var hasEnded = false
}
