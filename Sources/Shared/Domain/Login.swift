/// A login without white space and newlines at both ends.
///
/// Only this type and ``CommentText`` trim. All other code uses their trimmed texts.
public nonisolated struct Login: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The trimmed text.
  public let text: String

  /// Trims a login.
  ///
  /// - Parameter typed: The login as the user typed it.
  public init(_ typed: String) {
    text = typed.trimmed
  }

  /// Trims a literal: `let login: Login = "ada"`.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Whether nothing is left after trimming.
  public var isEmpty: Bool { text.isEmpty }
}
