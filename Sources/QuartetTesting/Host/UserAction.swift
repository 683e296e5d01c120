public import PortableUIKit

/// What the user can do in a window.
public enum UserAction {
  /// A tap on a control or on a button of the alert on top.
  case tap(Target)
  /// Taps on two controls in one turn of the run loop.
  case tapTogether(Target, Target)
  /// Selects the text of a field or a text view and types another.
  case type(String, into: Target)
  /// A swipe that dismisses the sheet on top.
  case swipeDown
  /// A swipe that starts to dismiss the sheet on top and goes back.
  case swipeDownHalfway
  /// A tap on the back button of the navigation bar on top.
  case tapBack
  /// A tap on a tab of the tab bar on top, counted from 0.
  case tapTab(Int)
  /// The gesture with which assistive technology leaves a screen.
  case escape
  /// A tap on a row of a table that is visible.
  case tapRow(IndexPath, of: Target)
  /// A swipe on a row that is visible and a tap on Delete; in editing mode, taps on the signs for it.
  case deleteRow(IndexPath, of: Target)
  /// A tap on the plus of a row in editing mode.
  case insertRow(IndexPath, of: Target)
  /// Scrolls a table until a row is visible.
  case scroll(to: IndexPath, of: Target)
  /// Pulls a scroll view down to refresh its content.
  case pullToRefresh(Target)
  /// A tap on a segment, counted from 0.
  case tapSegment(Int, of: Target)
  /// A tap on a button of the navigation bar, and on the action with a title in its menu.
  case chooseFromMenu(String, of: Target)

  /// What the user touches.
  public enum Target: ExpressibleByStringLiteral, CustomStringConvertible {
    /// The view or the button of the navigation bar with this accessibility identifier.
    case identifier(String)
    /// A view.
    case view(UIView)
    /// The button of the alert on top with this title.
    case alertButton(String)
    /// The button of the alert on top for this action.
    case alertAction(UIAlertAction)

    /// The view or the button of the navigation bar with this accessibility identifier.
    public init(stringLiteral identifier: String) {
      self = .identifier(identifier)
    }

    /// The identifier, the title, or the type of the view.
    public var description: String {
      switch self {
      case .identifier(let identifier): identifier
      case .view(let view): "\(Swift.type(of: view))"
      case .alertButton(let title): title
      case .alertAction(let action): action.title ?? ""
      }
    }
  }
}
