import Interactions

/// Whoever opened Comment, told how it ends.
protocol CommentListening: AnyObject {
  /// Comment is still shown.
  func didSendComment(_ text: String)
  /// Comment is still shown.
  func didDiscardComment()
  /// The person has swiped the sheet away.
  func didSwipeCommentAway()
}
