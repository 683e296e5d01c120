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

  /// What the user touches.
  public enum Target: ExpressibleByStringLiteral, CustomStringConvertible {
    /// The view with this accessibility identifier.
    case identifier(String)
    /// A view.
    case view(UIView)
    /// The button of the alert on top with this title.
    case alertButton(String)
    /// The button of the alert on top for this action.
    case alertAction(UIAlertAction)

    /// The view with this accessibility identifier.
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
