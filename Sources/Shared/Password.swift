/// A password that shows itself as dots in every description, dump, mirror and string interpolation.
///
/// The dots are always as many, so that not even the length shows. ``text`` is the only way to read it.
public nonisolated struct Password: Sendable, Hashable, ExpressibleByStringLiteral {
  private static let dots = "•••"

  /// The password itself: for the gateway and for a secure text field, never for a description or a log.
  public let text: String

  /// Wraps a text as it was typed; nothing is trimmed.
  public init(_ text: String) {
    self.text = text
  }

  /// Wraps a literal: `let password: Password = "secret"`.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Whether nothing was typed; white space counts as something.
  public var isEmpty: Bool { text.isEmpty }
}

// Not the main actor's: elsewhere these conformances would not be found, and the text would show.
nonisolated extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Dots, whatever the password is.
  public var description: String { Self.dots }

  /// Dots, whatever the password is.
  public var debugDescription: String { Self.dots }

  /// A mirror without children: what contains a password can be dumped without showing it.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
