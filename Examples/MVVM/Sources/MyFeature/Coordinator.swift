import QuartetScreens
import QuartetShared

/// Makes the screens, opens them and closes them.
///
/// The view models own it, and it refers weakly to what is on screen: Review's controller owns Review's view model. So it
/// lives as long as the root, and is deallocated with it.
final class Coordinator {
  private let trunk: Trunk
  private let kind: LoginKind
  private weak var review: UIViewController?
  private weak var login: LoginViewController?

  init(trunk: Trunk, kind: LoginKind) {
    self.trunk = trunk
    self.kind = kind
  }

  func makeReview() -> ReviewViewController {
    let viewModel = ReviewViewModel(
      authManager: trunk.authManager, commentStore: trunk.commentStore, coordinator: self)
    let review = ReviewViewController(viewModel: viewModel)
    self.review = review
    return review
  }

  /// Calls `open` as soon as a screen can be opened, or `reuse` if Login is open. While Comment is open, it calls neither.
  func request(_ open: @escaping () -> Void, ifLoginIsOpen reuse: @escaping (LoginViewModel) -> Void) {
    review?.childScreens.request { [weak self] openChild in
      if openChild == nil {
        open()
      } else if let login = self?.login, openChild === login.navigationController {
        reuse(login.viewModel)
      }
    }
  }

  /// Drops what was requested and is not open yet, and closes Comment, because the session has ended.
  func sessionDidEnd() {
    review?.childScreens.dropRequests()
    if review?.childScreens.openChild is CommentViewController { closeChild() }
  }

  /// Does what a screen of another module has prevented.
  func resume() {
    review?.childScreens.resume()
  }

  func presentLogin(login: String?, onEnd: @escaping () -> Void) {
    let viewModel = LoginViewModel(authManager: trunk.authManager, login: login, coordinator: self)
    viewModel.onEnd = onEnd
    let controller = LoginViewController(kind: kind, viewModel: viewModel)
    self.login = controller
    // The user or another module may dismiss Login, too.
    review?.childScreens.present(UINavigationController(rootViewController: controller)) {
      viewModel.cancel()
    }
  }

  func presentComment(of account: String, onEnd: @escaping (String?) -> Void) {
    let viewModel = CommentViewModel(draft: trunk.commentStore.draft(of: account))
    viewModel.onEnd = onEnd
    review?.childScreens.present(CommentViewController(viewModel: viewModel))
  }

  /// Closes Login or Comment.
  func closeChild() {
    review?.childScreens.close()
  }

  func pushRecovery(login: String, onEnd: @escaping (String?) -> Void) {
    self.login?.childScreens.push(RecoveryViewController(login: login, onEnd: onEnd))
  }

  /// Goes back from Recovery, also from one that is not open yet.
  func closeRecovery() {
    login?.childScreens.dropRequests()
    login?.childScreens.close()
  }
}
