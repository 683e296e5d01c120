/// The visible screens at one moment, from the root up. A password is a number of dots, never its text.
///
/// It contains only what the rules specify, so that snapshots can be compared with `==`: a button's title only
/// where a rule names it, no headings, no colors.
public nonisolated struct Snapshot: Sendable, Equatable {
  /// The visible screen of every presented layer, the root first; an alert is a layer of its own.
  ///
  /// With two windows, these are the layers of the one in front.
  public var layers: [Layer]
  /// The layers of the other window; empty if there is none.
  public var background: [Layer] = []
  /// The number of the window in front: 1 is the one that opened first.
  public var window = 1
  /// How many comments were posted since the start.
  public var postedComments = 0
  /// The field that has the focus, after the Return key was pressed in a field that is still enabled (L12).
  public var focus: Identifier?
  /// Whether every transition that the feature asked for was animated (T1).
  public var isAnimated = true

  /// The snapshot after the window was closed.
  package static let nothing = Snapshot(layers: [])

  /// The content of one presented view controller.
  public enum Layer: Sendable, Equatable {
    /// A screen.
    case screen(Screen)
    /// An alert.
    case alert(Alert)
  }

  /// A screen: the only one of its layer, or the top of its navigation stack.
  public struct Screen: Sendable, Equatable {
    /// The controller's title; empty without one.
    public var title: String
    /// Whether the navigation bar shows a back button.
    public var hasBackButton = false
    /// The elements in the order in which assistive technology reads them, hidden ones too.
    public var elements: [Element]

    /// The elements that can be seen, which steps number from 1.
    public var visibleElements: [Element] { elements.filter { !$0.isHidden } }
  }

  /// An alert.
  public struct Alert: Sendable, Equatable {
    /// Its title; empty without one.
    public var title: String
    /// The titles of its buttons in UIKit's order: the cancel button is first.
    public var buttons: [String]
  }

  /// An element as it is shown.
  public struct Element: Sendable, Equatable {
    /// Its accessibility identifier.
    public var identifier: Identifier
    /// Its actual kind.
    public var kind: Identifier.Kind
    /// The text of a label or a field; the title of a button if a rule names it.
    public var text = ""
    /// A field's placeholder.
    public var placeholder = ""
    /// How many dots a password field shows.
    public var dots = 0
    /// Whether it is enabled; true for elements that cannot be disabled, such as labels.
    public var isEnabled = true
    /// Whether it is invisible, as a label without text or an indicator that does not run.
    public var isHidden = false
    /// Whether an indicator is animating.
    public var isAnimating = false
    /// A field's keyboard.
    public var keyboard = Keyboard.standard
    /// A field's content type.
    public var contentType = ContentType.none
    /// A field's Return key.
    public var returnKey = ReturnKey.standard
    /// Whether the system capitalizes or corrects what the user types in a field.
    public var isCorrected = false

    /// Makes a visible, enabled element without text.
    public init(_ identifier: Identifier, kind: Identifier.Kind) {
      self.identifier = identifier
      self.kind = kind
    }
  }

  /// A keyboard, as far as the rules distinguish them.
  public enum Keyboard: Sendable {
    /// The standard one.
    case standard
    /// For e-mail addresses.
    case email
    /// For phone numbers.
    case phone
    /// Any other.
    case other
  }

  /// A field's content type, as far as the rules distinguish them.
  public enum ContentType: Sendable {
    /// None.
    case none
    /// A user name.
    case username
    /// A phone number.
    case phone
    /// A password.
    case password
    /// Any other.
    case other
  }

  /// The label of a field's Return key, as far as the rules distinguish them.
  public enum ReturnKey: Sendable {
    /// The standard one.
    case standard
    /// To the next field.
    case next
    /// Starts an attempt.
    case go
    /// Any other.
    case other
  }
}

/// Whether a step was possible; for a link, whether it was understood.
public nonisolated enum Outcome: String, Sendable, Hashable {
  /// It was performed. Environment events always are, except a reply without a request.
  case done
  /// The user cannot perform it, or there is no such request; nothing has changed.
  case refused
  /// The link was understood.
  case understood
  /// The link was not understood; nothing has changed.
  case notUnderstood = "not understood"
  /// The rules leave open what it leads to, such as what an observer does between two taps. The step is left out.
  case unspecified = "not specified"
}
