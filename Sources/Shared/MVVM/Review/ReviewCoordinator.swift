import QuartetScreens
import QuartetShared

/// Runs the flow of the root: makes Review and Comment, decides which screen opens, and follows links.
///
/// It owns the coordinator of Login while that flow runs, and refers weakly to the controller of Review.
final class ReviewCoordinator {
  private let trunk: Trunk
  private let kind: LoginKind
  private weak var review: ReviewViewController?
  private var loginCoordinator: LoginCoordinator?
  private var isCommentPending = false

  init(trunk: Trunk, kind: LoginKind) {
    self.trunk = trunk
    self.kind = kind
  }

  func makeReview() -> ReviewViewController {
    let viewModel = ReviewViewModel(authManager: trunk.authManager, commentStore: trunk.commentStore)
    viewModel.onComment = { [weak self] in self?.openComment() }
    viewModel.onSignIn = { [weak self] in self?.openLogin() }
    viewModel.onSessionChange = { [weak self] in self?.sessionDidChange() }
    let review = ReviewViewController(viewModel: viewModel)
    self.review = review
    return review
  }

  func open(_ link: Link) {
    // An observer that attached earlier may open a link before the view model is notified (T8).
    review?.viewModel.followSession()
    switch link {
    case .comment: openComment()
    case .signIn(let login): openLogin(login: login)
    }
    review?.childScreens.resume()
  }

  private var account: String? { review?.viewModel.account }

  private func openComment() {
    review?.childScreens.request { [weak self] openChild in
      guard let self else { return }
      if openChild == nil {
        presentComment()
      } else if openChild === loginCoordinator?.navigationController {
        isCommentPending = true
      }
    }
  }

  private func openLogin(login: String? = nil) {
    guard account == nil else { return }
    review?.childScreens.request { [weak self] openChild in
      guard let self, account == nil else { return }
      if openChild == nil {
        presentLogin(login: login)
      } else if openChild === loginCoordinator?.navigationController {
        loginCoordinator?.comeBack(login: login)
      }
    }
  }

  private func presentLogin(login: String? = nil, isCommentPending: Bool = false) {
    self.isCommentPending = isCommentPending
    let coordinator = LoginCoordinator(authManager: trunk.authManager, kind: kind, login: login) {
      [weak self] in
      self?.loginDidEnd()
    }
    loginCoordinator = coordinator
    review?.childScreens.present(coordinator.start()) { [weak self] in self?.loginDidClose() }
  }

  private func loginDidEnd() {
    review?.childScreens.close()
    if isCommentPending, trunk.authManager.account != nil { openComment() }
    isCommentPending = false
  }

  // The user or another module may have dismissed Login, which ends it like Cancel.
  private func loginDidClose() {
    loginCoordinator?.cancel()
    loginCoordinator = nil
  }

  private func presentComment() {
    guard let account else { return presentLogin(isCommentPending: true) }
    let draft = trunk.commentStore.draft(of: account)
    let viewModel = CommentViewModel(draft: draft) { [weak self] in self?.commentDidEnd(text: $0) }
    review?.childScreens.present(CommentViewController(viewModel: viewModel))
  }

  private func commentDidEnd(text: String?) {
    review?.childScreens.close()
    if let text { trunk.commentStore.post(text) }
  }

  private func sessionDidChange() {
    if account == nil {
      review?.childScreens.dropRequests()
      if review?.childScreens.openChild is CommentViewController { review?.childScreens.close() }
    }
    review?.childScreens.resume()
  }
}
