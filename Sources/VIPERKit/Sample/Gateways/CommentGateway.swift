import QuartetShared

/// Access to the comments, for interactors. A test replaces it with a fake.
public protocol CommentGateway {
  /// The comment posted last; nil until there is one.
  var latest: String? { get }
  /// Posts a comment.
  func post(_ text: String)
  /// Calls the handler at every comment that is posted, as long as the returned object is kept.
  func observeComments(_ handler: @escaping () -> Void) -> AnyObject
  /// The text that an account has typed and neither sent nor discarded; empty if there is none.
  func draft(of account: String) -> String
  /// Keeps what an account has typed; an empty text clears the draft.
  func save(draft: String, of account: String)
}

/// The comments of the domain's `CommentStore`. The code that starts the feature makes it.
struct CommentStoreGateway: CommentGateway {
  let commentStore: CommentStore

  var latest: String? { commentStore.latest }

  func post(_ text: String) {
    commentStore.post(text)
  }

  func observeComments(_ handler: @escaping () -> Void) -> AnyObject {
    commentStore.attach { _ in handler() }
  }

  func draft(of account: String) -> String { commentStore.draft(of: account).text }

  func save(draft: String, of account: String) {
    commentStore.draft(of: account).text = draft
  }
}
