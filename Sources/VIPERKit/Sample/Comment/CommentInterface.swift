public import VIPERKit

/// What Comment's presenter asks of its view.
public protocol CommentViewable: AnyObject, UIAlertViewable {
  /// Fills in the text.
  func setText(to text: String)
  /// Shows how many characters are left.
  func setRemaining(to count: String)
  /// Enables or disables the button that sends.
  func setSendButtonInteraction(to isEnabled: Bool)
  /// Allows or prevents that a swipe dismisses the sheet.
  func setSwipeInteraction(to isEnabled: Bool)
}

/// What Comment's router navigates with.
public protocol CommentNavigable: AnyObject, StandardNavigable {
  /// Whether nothing covers the scene.
  var isOnTop: Bool { get }
}

/// What Comment's view reports to its presenter.
public protocol CommentPresentable {
  /// The view has loaded.
  func viewDidLoad()
  /// The user has edited the text.
  func didChangeText(to text: String)
  /// The user has tapped the button that sends.
  func didTapSendButton()
  /// The user has tapped the button that cancels.
  func didTapCancelButton()
  /// The user has swiped the sheet, which did not follow.
  func didAttemptToSwipeAway()
  /// The user has swiped the sheet away: it has gone.
  func didSwipeAway()
  /// Comment has ended: it was sent or discarded, or the session has ended.
  func end()
}

/// Where Comment's presenter can go: it opens no scene.
public protocol CommentRoutable {
  /// Whether nothing covers the scene, and nothing waits that will.
  var isOnTop: Bool { get }
  /// Runs an action that covers the scene as soon as that is possible.
  func whenIdle(perform action: @escaping () -> Void)
}

/// What Comment's presenter reads and keeps outside of the scene.
public protocol CommentInteractive {
  /// What was typed and neither sent nor discarded; empty when there is none.
  var draft: String { get }
  /// Keeps what was typed; an empty text clears the draft.
  func save(draft: String)
}
