import VIPERKit

/// What Comment reports to the scene that presents it, and which dismisses it.
///
/// Comment's presenter refers to its delegate `unowned`: the delegate must live as long as Comment. The presenter of the
/// scene that presents Comment does so.
public protocol CommentDelegate: AnyObject {
  /// The user has sent a text, which is trimmed: Comment waits to be dismissed.
  func commentDidSend(_ text: String)
  /// The user has discarded the comment: Comment waits to be dismissed.
  func commentDidDiscard()
}
