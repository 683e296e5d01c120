public import VIPERKit

/// Calls from Comment's presenter to its view.
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

/// Calls from Comment's view to its presenter.
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
  /// The user has swiped the sheet away: it was dismissed.
  func didSwipeAway()
}

/// The draft, which Comment's presenter reads and keeps outside of the scene.
public protocol CommentInteractive {
  /// The text that an account has typed and neither sent nor discarded; empty if there is none.
  func draft(of account: String) -> String
  /// Keeps what an account has typed; an empty text clears the draft.
  func save(draft: String, of account: String)
}

/// Calls from Comment's presenter to the scene that presents it, and which dismisses it.
///
/// Comment's presenter refers to its delegate `unowned`: the delegate must live as long as Comment. The presenter of the
/// scene that presents Comment does so.
public protocol CommentDelegate: AnyObject {
  /// The user has sent a text, which is trimmed: Comment waits to be dismissed.
  func commentDidSend(_ text: String)
  /// The user has discarded the comment: Comment waits to be dismissed. A swipe is not reported.
  func commentDidDiscard()
}
