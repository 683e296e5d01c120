/// Holds the latest comment and, for each account, the draft of its next one.
public final class CommentStore {
  /// The comment posted last; nil if there is none.
  public private(set) var latest: String?

  private let observers = Observers<String>()
  private var drafts: [String: Draft] = [:]

  /// Creates a store with no comment and no draft.
  public init() {}

  /// The draft of an account (R6); empty at first.
  ///
  /// - Parameter account: Compared without regard to case, as sign-in attempts are (A1).
  public func draft(of account: String) -> Draft {
    let key = account.lowercased()
    if let draft = drafts[key] { return draft }
    let draft = Draft()
    drafts[key] = draft
    return draft
  }

  /// Makes a text the latest comment, unchanged, and notifies observers. Drafts stay as they are.
  public func post(_ text: String) {
    observers.finishNotifying()
    latest = text
    observers.notify(text)
  }

  /// Attaches an observer, which is notified of every comment that is posted, after the observers attached before it.
  ///
  /// - Parameter observer: Called with each comment.
  /// - Returns: Keeps the observer attached. The store refers to it weakly: once it is released, the observer is not
  ///   called again.
  public func attach(_ observer: @escaping (String) -> Void) -> Observation<String> {
    observers.attach(observer)
  }
}

/// The text that a user typed and neither sent nor discarded. Comment writes and clears it; the store owns it.
public final class Draft {
  /// The text as typed; empty if there is none.
  public var text = ""
}
