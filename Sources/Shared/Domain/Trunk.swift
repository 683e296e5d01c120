/// The domain objects that all screens of the feature share. Each screen passes it to the screens that it opens.
public final class Trunk {
  /// Signs the user in and out.
  public let authManager: AuthManager

  /// Holds the latest comment and the draft.
  public let commentStore: CommentStore

  /// Counts the asynchronous work of all domain objects.
  public var pendingWork: PendingWork { authManager.pendingWork }

  /// Creates a trunk, which owns both objects.
  public init(authManager: AuthManager, commentStore: CommentStore = CommentStore()) {
    self.authManager = authManager
    self.commentStore = commentStore
  }
}
