/// Everything that is seen at one moment, from the root up. A password is dots in it, never its text.
///
/// It holds what the feature's rules fix and nothing else, so that any two of them can be compared with `==`:
/// a button's title only where a rule names it, no heading, no colour.
public nonisolated struct Snapshot: Sendable, Equatable {
  /// The visible screen of every presented layer, the root first; an alert is a layer of its own.
  public var layers: [Layer]

  /// Wraps the layers.
  public init(layers: [Layer]) {
    self.layers = layers
  }

  /// What one presented controller shows.
  public enum Layer: Sendable, Equatable {
    /// A screen.
    case screen(Screen)
    /// An alert.
    case alert(Alert)
  }

  /// A screen: the only one of its layer, or the one on top of its stack.
  public struct Screen: Sendable, Equatable {
    /// The controller's title; empty without one.
    public var title: String
    /// Whether the navigation bar shows a back button.
    public var hasBackButton: Bool
    /// The elements in the order of the feature's table, which numbers them from 1.
    public var elements: [Element]

    /// Puts a screen together.
    public init(title: String, hasBackButton: Bool = false, elements: [Element]) {
      self.title = title
      self.hasBackButton = hasBackButton
      self.elements = elements
    }
  }

  /// An alert.
  public struct Alert: Sendable, Equatable {
    /// Its title; empty without one.
    public var title: String
    /// The titles of its buttons, the one that cancels first: where UIKit shows it, however they were added.
    public var buttons: [String]

    /// Puts an alert together.
    public init(title: String, buttons: [String]) {
      self.title = title
      self.buttons = buttons
    }
  }

  /// An element of the feature's table as it is seen.
  public struct Element: Sendable, Equatable {
    /// What it is found by.
    public var identifier: Identifier
    /// What it really is.
    public var kind: Identifier.Kind
    /// What can be read: of a label or a field its text, of a button its title where a rule names it.
    public var text = ""
    /// The placeholder, where a rule names it (L1).
    public var placeholder = ""
    /// How many dots a password field shows.
    public var dots = 0
    /// Whether it can be used: true for what nobody can use or disable, such as a label.
    public var isEnabled = true
    /// Whether it cannot be seen; a label without a text cannot, nor an indicator that stands still.
    public var isHidden = false
    /// The keyboard, where a rule names it (L1).
    public var keyboard = Keyboard.standard
    /// The content type, where a rule names it (L1).
    public var contentType = ContentType.none

    /// Makes an element that can be seen and used and has nothing to read.
    public init(_ identifier: Identifier, kind: Identifier.Kind) {
      self.identifier = identifier
      self.kind = kind
    }
  }

  /// A keyboard, as far as the rules tell them apart.
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

  /// A field's content type, as far as the rules tell them apart.
  public enum ContentType: Sendable {
    /// None.
    case none
    /// Who signs in.
    case username
    /// A phone number.
    case phone
    /// Any other.
    case other
  }
}

/// Whether a step could be taken; of a link, whether it was understood.
public nonisolated enum Outcome: String, Sendable, Hashable {
  /// It was taken. The world's steps always are, but for a reply to a request that there is not.
  case done
  /// No finger could take it, or there is no such request; nothing has changed.
  case refused
  /// The link was understood.
  case understood
  /// The link was not understood; nothing has changed.
  case notUnderstood = "not understood"
}
