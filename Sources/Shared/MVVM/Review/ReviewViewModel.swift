import QuartetScreens
import QuartetShared

/// Follows the session and the comments for Review.
final class ReviewViewModel {
  /// Called after every change of the properties that the view shows.
  var onChange: (() -> Void)?
  var onComment: (() -> Void)?
  var onSignIn: (() -> Void)?
  /// Called when another account is signed in, or none.
  var onSessionChange: (() -> Void)?

  private(set) var account: String?
  private let authManager: AuthManager
  private let commentStore: CommentStore
  private var sessionObservation: Observation<SessionChange>?
  private var commentObservation: Observation<String>?

  init(authManager: AuthManager, commentStore: CommentStore) {
    self.authManager = authManager
    self.commentStore = commentStore
    account = authManager.account
    sessionObservation = authManager.attach { [weak self] _ in self?.followSession() }
    commentObservation = commentStore.attach { [weak self] _ in self?.onChange?() }
  }

  var comment: String { commentStore.latest ?? Texts.Review.noComment }
  var accountText: String { account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut }
  var accountButtonTitle: String { account == nil ? Texts.Review.signIn : Texts.Review.signOut }

  func signInOrOut() {
    if account == nil { onSignIn?() } else { authManager.signOut() }
  }

  func followSession() {
    guard account != authManager.account else { return }
    account = authManager.account
    onChange?()
    onSessionChange?()
  }
}
