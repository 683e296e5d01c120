public import VIPERKit

/// What Comment's presenter asks of its view.
public protocol CommentViewable: AnyObject, UIAlertViewable {
  /// Fills the text in.
  func setText(to text: String)
  /// Shows how many characters are left.
  func setRemaining(to count: String)
  /// Lets a person tap the button that sends, or not.
  func setSendButtonInteraction(to isEnabled: Bool)
  /// Lets a person swipe the sheet away, or not; an attempt that is not let is told.
  func setSwipeInteraction(to isEnabled: Bool)
}

/// What Comment's router navigates with.
public protocol CommentNavigable: AnyObject, StandardNavigable {}

/// What Comment's view tells its presenter.
public protocol CommentPresentable {
  /// The view is there to be filled.
  func viewDidLoad()
  /// The text was edited.
  func didChangeText(to text: String)
  /// The button that sends was tapped.
  func didTapSendButton()
  /// The button that cancels was tapped.
  func didTapCancelButton()
  /// The sheet would have been swiped away, had it been let.
  func didAttemptToSwipeAway()
  /// The sheet was swiped away, and has gone.
  func didSwipeAway()
}

/// Where Comment's presenter can go: nowhere, it opens no scene.
public protocol CommentRoutable {}

/// What Comment's presenter reads and keeps beyond the scene.
public protocol CommentInteractive {
  /// What was typed and neither sent nor discarded; empty when there is nothing to keep.
  var draft: String { get }
  /// Keeps what is typed; an empty text keeps nothing.
  func save(draft: String)
}
