import RVBKit
import Shared

/// What Review shows, and what its buttons do apart from navigation.
///
/// Review's view owns it and calls it; no other module names it. It observes the domain objects and reports every
/// change through `onChange`. It must not name a view, nor present anything.
final class ReviewViewModel {
  /// Called when the account or the latest comment has changed.
  var onChange: (() -> Void)?
  /// Called after `onChange` when the account has changed.
  var onSessionChange: (() -> Void)?
  /// How many sessions have ended. What was requested in one is forgotten with it.
  private(set) var endedSessions = 0

  private let authManager: AuthManager
  private let commentStore: CommentStore
  private var sessionObservation: Observation<SessionChange>?
  private var commentObservation: Observation<String>?

  init(authManager: AuthManager, commentStore: CommentStore) {
    self.authManager = authManager
    self.commentStore = commentStore
    sessionObservation = authManager.attach { [weak self] change in self?.sessionDidChange(change) }
    commentObservation = commentStore.attach { [weak self] _ in self?.onChange?() }
  }

  var account: String? { authManager.account }
  var comment: String? { commentStore.latest }

  func signOut() {
    authManager.signOut()
  }

  func post(_ text: String) {
    commentStore.post(text)
  }

  private func sessionDidChange(_ change: SessionChange) {
    if change == .signedOut { endedSessions += 1 }
    onChange?()
    onSessionChange?()
  }
}
