/// Where comments go: the latest one that was posted, and the draft of the next.
public final class CommentStore {
  /// The comment posted last; nil until there is one.
  public private(set) var latest: String?

  /// What was typed and neither sent nor discarded; empty when there is nothing to keep.
  ///
  /// Whoever shows the comment's screen writes and clears it.
  public var draft = ""

  /// Creates a store with no comment and no draft.
  public init() {}

  /// Makes a text the latest comment, as it is; the draft stays, it is not the store's to clear.
  public func post(_ text: String) {
    latest = text
  }
}
