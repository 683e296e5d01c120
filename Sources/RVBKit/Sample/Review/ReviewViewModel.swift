import RVBKit
import Shared

/// What Review shows, and what its buttons do apart from navigation.
///
/// Review's view owns it and calls it; no other module names it. It observes the `AuthManager` and reports every
/// change through `onChange`. It must not name a view, nor present anything.
final class ReviewViewModel {
  /// Called when the account or the latest comment has changed.
  var onChange: (() -> Void)?

  private let authManager: AuthManager
  private let commentStore: CommentStore
  private var observation: AuthObservation?

  init(authManager: AuthManager, commentStore: CommentStore) {
    self.authManager = authManager
    self.commentStore = commentStore
    observation = authManager.attach { [weak self] status in self?.authDidChange(status) }
  }

  var account: String? { authManager.account }
  var comment: String? { commentStore.latest }

  func signOut() {
    authManager.signOut()
  }

  func post(_ text: String) {
    commentStore.post(text)
    onChange?()
  }

  private func authDidChange(_ status: AuthStatus) {
    switch status {
    case .login, .logout: onChange?()
    case .wrong, .limit, .unreachable: break
    }
  }
}
