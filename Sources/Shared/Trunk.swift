/// What every module of the feature depends on, handed from each to those that it opens.
public final class Trunk {
  /// Who is signed in, and how to become so.
  public let authManager: AuthManager

  /// The comments and the draft.
  public let commentStore: CommentStore

  /// Puts the two together; the trunk owns both.
  public init(authManager: AuthManager, commentStore: CommentStore) {
    self.authManager = authManager
    self.commentStore = commentStore
  }
}
