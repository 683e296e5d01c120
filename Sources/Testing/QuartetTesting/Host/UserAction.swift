public import PortableUIKit

/// An action of the user in a window.
@MainActor
public enum UserAction {
  /// A tap on a control or on a button of the alert on top.
  case tap(Target)
  /// Taps on two controls in one turn of the run loop.
  case tapTogether(Target, Target)
  /// Selects the text of a field or a text view and types another.
  case type(String, into: Target)
  /// Inserts, deletes or pastes at a range of characters in a field or a text view.
  case replace(Range<Int>, with: String, in: Target)
  /// Fills in a field as AutoFill does: its delegate is not asked (U284). For a form, one action for each field.
  case autoFill(String, into: Target)
  /// A tap outside of the action sheet on top, which cancels it.
  case tapOutside
  /// A swipe that dismisses the sheet on top.
  case swipeDown
  /// A swipe that starts to dismiss the sheet on top and goes back.
  case swipeDownHalfway
  /// A swipe from the edge of the screen that goes back.
  case swipeBack
  /// A swipe from the edge of the screen that starts to go back and is cancelled.
  case swipeBackHalfway
  /// The Return key while the user edits a text field.
  case pressReturn(in: Target)
  /// A tap on the back button of the navigation bar on top.
  case tapBack
  /// A tap on a tab of the tab bar on top, counted from 0.
  case tapTab(Int)
  /// The gesture with which assistive technology leaves a screen.
  case escape
  /// A tap on a row of a table that is visible.
  case tapRow(IndexPath, of: Target)
  /// Taps on two rows of a table in one turn of the run loop.
  case tapRows(IndexPath, IndexPath, of: Target)
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

  /// The view that the user touches.
  public enum Target: ExpressibleByStringLiteral, CustomStringConvertible {
    /// The view or the button of the navigation bar with this accessibility identifier; without one, what the user can
    /// touch that has this title, placeholder or text.
    case identifier(String)
    /// A view.
    case view(UIView)
    /// The button of the alert on top with this title.
    case alertButton(String)
    /// The button of the alert on top for this action.
    case alertAction(UIAlertAction)
    /// A button of the navigation bar on top.
    case barButton(UIBarButtonItem)

    /// The view or the button of the navigation bar with this accessibility identifier.
    public init(stringLiteral identifier: String) { self = .identifier(identifier) }

    /// The identifier; without one, the title, the placeholder or the type.
    public var description: String { name(withIdentifier: true) }

    package func name(withIdentifier usesIdentifier: Bool) -> String {
      switch self {
      case .identifier(let identifier): identifier
      case .view(let view): (usesIdentifier ? view.accessibilityIdentifier : nil) ?? view.shownName
      case .alertButton(let title): title
      case .alertAction(let action): action.title ?? ""
      case .barButton(let item):
        (usesIdentifier ? item.accessibilityIdentifier : nil) ?? item.shownName ?? "\(Swift.type(of: item))"
      }
    }
  }
}

extension UserAction: CustomStringConvertible {
  /// The action in words: `tap "Delete"`, `swipe down`.
  public var description: String { description { $0.description } }

  package func description(naming name: (Target) -> String) -> String {
    func quoted(_ target: Target) -> String { "\"\(name(target))\"" }
    func row(_ path: IndexPath) -> String {
      "row \(path.row)" + (path.section == 0 ? "" : " of section \(path.section)")
    }
    return switch self {
    case .tap(let target): "tap \(quoted(target))"
    case .tapTogether(let first, let second): "tap \(quoted(first)) and \(quoted(second)) at once"
    case .type(let text, let target): "type \"\(text)\" into \(quoted(target))"
    case .replace(let range, let text, let target):
      "replace characters \(range) of \(quoted(target)) by \"\(text)\""
    case .autoFill(let text, let target): "autofill \"\(text)\" into \(quoted(target))"
    case .tapOutside: "tap outside"
    case .swipeDown: "swipe down"
    case .swipeDownHalfway: "swipe down halfway"
    case .swipeBack: "swipe back"
    case .swipeBackHalfway: "swipe back halfway"
    case .pressReturn(let target): "press Return in \(quoted(target))"
    case .tapBack: "tap back"
    case .tapTab(let index): "tap tab \(index)"
    case .escape: "escape"
    case .tapRow(let path, let table): "tap \(row(path)) of \(quoted(table))"
    case .tapRows(let first, let second, let table):
      "tap \(row(first)) and \(row(second)) of \(quoted(table)) at once"
    case .deleteRow(let path, let table): "delete \(row(path)) of \(quoted(table))"
    case .insertRow(let path, let table): "insert \(row(path)) of \(quoted(table))"
    case .scroll(let path, let table): "scroll to \(row(path)) of \(quoted(table))"
    case .pullToRefresh(let target): "pull \(quoted(target)) to refresh"
    case .tapSegment(let index, let target): "tap segment \(index) of \(quoted(target))"
    case .chooseFromMenu(let title, let target): "choose \"\(title)\" from the menu of \(quoted(target))"
    }
  }
}
