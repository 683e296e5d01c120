/// Holds the latest comment and the draft of the next one.
public final class CommentStore {
  /// The comment posted last; nil if there is none.
  public private(set) var latest: String?

  /// What the user typed and neither sent nor discarded. The screen Comment writes and clears it.
  public var draft = ""

  /// Creates a store with no comment and an empty draft.
  public init() {}

  /// Makes a text the latest comment, unchanged. The draft stays as it is.
  public func post(_ text: String) {
    latest = text
  }
}
