/// A comment while it is typed: what is left of the limit, and whether it can be sent.
public nonisolated struct CommentText: Sendable, Equatable {
  /// How long a comment may be, in characters as a person counts them (grapheme clusters).
  public static let limit = 280

  /// What was typed, white space and all.
  public var text: String

  /// Wraps what was typed, of any length.
  public init(_ text: String) {
    self.text = text
  }

  /// The limit less the characters typed, those at the ends included; negative when the text is too long.
  public var remaining: Int { Self.limit - text.count }

  /// Whether there is nothing but white space and newlines, so that nothing is lost with it.
  public var isBlank: Bool { trimmed.isEmpty }

  /// What is sent: the text without white space and newlines at both ends.
  public var trimmed: String { text.trimmed }

  /// Whether there is something to send and nothing is over the limit.
  public var isSendable: Bool { !isBlank && remaining >= 0 }
}
