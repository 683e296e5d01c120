import RVBKit

/// Comment as its parent sees it. The parent presents it as a sheet and closes it.
protocol CommentControllable: UIViewControllable {
  /// Called when the user has ended Comment, with the text to post; with nil if there is none. What was typed is the
  /// draft only if Comment is closed without this event.
  var onEnd: ((String?) -> Void)? { get set }
}
