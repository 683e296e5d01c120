/// A comment while the user types it: how much of the limit is left, and whether it can be sent.
public nonisolated struct CommentText: Sendable, Equatable {
  /// How long a comment may be, in characters as users count them (grapheme clusters).
  public static let limit = 280

  /// The text as typed, not trimmed.
  public var text: String

  /// Creates a comment from what the user typed, of any length.
  public init(_ text: String) {
    self.text = text
  }

  /// The limit less the characters of the trimmed text (C2); negative when the text is too long.
  public var remaining: Int { Self.limit - trimmed.count }

  /// Whether there is nothing but white space and newlines.
  public var isBlank: Bool { trimmed.isEmpty }

  /// The text to send, without white space and newlines at both ends.
  public var trimmed: String { text.trimmed }

  /// Whether there is something to send and the text is within the limit.
  public var isSendable: Bool { !isBlank && remaining >= 0 }
}
