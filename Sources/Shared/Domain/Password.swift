/// A password that appears as dots in every description, dump, mirror and string interpolation (redaction).
///
/// The number of dots is fixed, so that the length does not appear either. Only ``text`` returns the password.
public nonisolated struct Password: Sendable, Hashable, ExpressibleByStringLiteral {
  private static let dots = "•••"

  /// The password: for the gateway and for a secure text field, never for a description or a log.
  public let text: String

  /// Creates a password from what the user typed. It is not trimmed.
  public init(_ text: String) {
    self.text = text
  }

  /// Creates a password from a literal: `let password: Password = "secret"`.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Whether nothing was typed. White space counts as typed.
  public var isEmpty: Bool { text.isEmpty }
}

// Not isolated to the main actor: code off the main actor would not find these conformances and print the text.
nonisolated extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Dots.
  public var description: String { Self.dots }

  /// Dots.
  public var debugDescription: String { Self.dots }

  /// A mirror without children, so that a dump of a value that contains a password does not print it.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
