import RVBKit

/// How Comment has ended. The parent dismisses it. A Comment that is swiped down, or dismissed by other code of the
/// app, sends nothing: the parent has nothing to do then.
enum CommentEvent {
  case sent(text: String)
  case cancelled
}

/// Comment as its parent sees it. The parent presents it as a sheet.
protocol CommentControllable: UIViewControllable {
  var onEvent: ((CommentEvent) -> Void)? { get set }

  /// The session has ended: Comment sends nothing any more, and what is typed stays the draft. The parent dismisses it.
  func sessionDidEnd()
}
