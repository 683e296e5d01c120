import VIPERKit

/// Hears from Comment what was written, and how it ends. Whoever presents Comment dismisses it.
///
/// Comment's presenter refers to its delegate `unowned`: it must live as long as Comment does. The presenter of
/// the scene that presents Comment does so.
public protocol CommentDelegate: AnyObject {
  /// The person has sent a text (without white space at both ends): Comment waits to be dismissed.
  func commentDidSend(_ text: String)
  /// The person wants no comment: Comment waits to be dismissed.
  func commentDidDiscard()
  /// The person has swiped Comment away: it has gone already.
  func commentWasSwipedAway()
}
