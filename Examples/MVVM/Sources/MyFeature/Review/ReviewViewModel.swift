import QuartetScreens
import QuartetShared

/// Follows the session and the comments, and decides which screen opens.
final class ReviewViewModel {
  /// Called after every change of the properties that the view shows.
  var onChange: (() -> Void)?

  private let authManager: AuthManager
  private let commentStore: CommentStore
  private let coordinator: Coordinator
  private var sessionObservation: Observation<SessionChange>?
  private var commentObservation: Observation<String>?
  private var account: String?
  private var isCommentPending = false

  init(authManager: AuthManager, commentStore: CommentStore, coordinator: Coordinator) {
    self.authManager = authManager
    self.commentStore = commentStore
    self.coordinator = coordinator
    account = authManager.account
    sessionObservation = authManager.attach { [weak self] _ in self?.followSession() }
    commentObservation = commentStore.attach { [weak self] _ in self?.onChange?() }
  }

  var comment: String { commentStore.latest ?? Texts.Review.noComment }
  var accountText: String { account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut }
  var accountButtonTitle: String { account == nil ? Texts.Review.signIn : Texts.Review.signOut }

  func open(_ link: Link) {
    followSession()
    switch link {
    case .comment: leaveComment()
    case .signIn(let login): openLogin(login: login)
    }
    coordinator.resume()
  }

  func leaveComment() {
    coordinator.request { [weak self] in
      self?.presentComment()
    } ifLoginIsOpen: { [weak self] _ in
      self?.isCommentPending = true
    }
  }

  func signInOrOut() {
    if account == nil { openLogin(login: nil) } else { authManager.signOut() }
  }

  private func openLogin(login: String?) {
    guard account == nil else { return }
    coordinator.request { [weak self] in
      if self?.account == nil { self?.presentLogin(login: login) }
    } ifLoginIsOpen: { [weak self] openLogin in
      if self?.account == nil { openLogin.comeBack(login: login) }
    }
  }

  private func presentLogin(login: String? = nil, isCommentPending: Bool = false) {
    self.isCommentPending = isCommentPending
    coordinator.presentLogin(login: login) { [weak self] in self?.loginDidEnd() }
  }

  private func loginDidEnd() {
    coordinator.closeChild()
    if isCommentPending, authManager.account != nil { leaveComment() }
    isCommentPending = false
  }

  private func presentComment() {
    guard let account else { return presentLogin(isCommentPending: true) }
    coordinator.presentComment(of: account) { [weak self] text in self?.commentDidEnd(text: text) }
  }

  private func commentDidEnd(text: String?) {
    coordinator.closeChild()
    if let text { commentStore.post(text) }
  }

  // An observer that attached earlier may open a link before this one is notified (T8).
  private func followSession() {
    guard account != authManager.account else { return }
    account = authManager.account
    onChange?()
    if account == nil { coordinator.sessionDidEnd() }
    coordinator.resume()
  }
}
