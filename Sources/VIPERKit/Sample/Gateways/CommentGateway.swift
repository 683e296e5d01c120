import QuartetShared

/// Access to the comments, for interactors. A test replaces it with a fake.
public protocol CommentGateway {
  /// The comment posted last; nil until there is one.
  var latest: String? { get }
  /// The text that was typed and neither sent nor discarded; empty if there is none.
  var draft: String { get }
  /// Posts a comment.
  func post(_ text: String)
  /// Calls the handler at every comment that is posted, as long as the returned object is kept.
  func observeComments(_ handler: @escaping () -> Void) -> AnyObject
  /// Keeps what was typed; an empty text clears the draft.
  func save(draft: String)
}

/// The comments of the domain's `CommentStore`. Factories make it and interactors own it.
struct CommentStoreGateway: CommentGateway {
  private let commentStore: CommentStore
  /// The draft of the user who is signed in when the gateway is made.
  private let savedDraft: Draft?

  init(trunk: Trunk) {
    commentStore = trunk.commentStore
    savedDraft = trunk.authManager.account.map(trunk.commentStore.draft(of:))
  }

  var latest: String? { commentStore.latest }
  var draft: String { savedDraft?.text ?? "" }

  func post(_ text: String) {
    commentStore.post(text)
  }

  func observeComments(_ handler: @escaping () -> Void) -> AnyObject {
    commentStore.attach { _ in handler() }
  }

  func save(draft: String) {
    savedDraft?.text = draft
  }
}
