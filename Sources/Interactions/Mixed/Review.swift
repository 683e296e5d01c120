package import FeatureEntry
package import Interactions
import Shared

extension InteractionsFeature: @MainActor MixableFeature {
  package static func start(_ mix: Mix) -> (root: UIViewController, open: (URL) -> Bool) {
    start(
      ReviewAssembler(
        loginNavigationAssembler: MixedAssembler { MixedLoginNavigation(mix) },
        commentNavigationAssembler: MixedAssembler { MixedCommentNavigation(mix) },
        accountKeeper: mix.trunk.authManager,
        comments: mix.trunk.commentStore))
  }
}

/// Presents a Login of another pattern.
private final class MixedLoginNavigation: LoginNavigating {
  private let mix: Mix
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any LoginListening)?
  private weak var login: LoginChild?

  init(_ mix: Mix) { self.mix = mix }

  func use(_ presenter: any PresentationControlling) { self.presenter = presenter }
  func use(_ listener: any LoginListening) { self.listener = listener }

  func requestLogin(_ follow: @escaping ((any LoginControlling)?) -> Void) {
    presenter?.childScreens.request { [weak self] in follow($0 is UINavigationController ? self?.login : nil)
    }
  }

  func presentLogin(login: String?) {
    guard let presenter, presenter.childScreens.openChild == nil else { return }
    let child = mix.login.makeLogin(mix, login: login) { [weak listener] in listener?.didEndLogin() }
    self.login = child
    presenter.childScreens.present(child.sheet) { child.didClose() }
  }

  func dismissLogin() { presenter?.childScreens.close() }
  func resume() { presenter?.childScreens.resume() }
}

// Login as the account interaction sees it.
extension LoginChild: LoginControlling {
  func use(_ listener: any LoginListening) {}
  func didOpen(login: String?) {}
  func didOpenSignInLink(login: String?) { comeBack(login: login) }
}

/// Presents a Comment of another pattern.
private final class MixedCommentNavigation: CommentNavigating {
  private let mix: Mix
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any CommentListening)?

  init(_ mix: Mix) { self.mix = mix }

  func use(_ presenter: any PresentationControlling) { self.presenter = presenter }
  func use(_ listener: any CommentListening) { self.listener = listener }

  func requestComment(_ follow: @escaping (_ canPresent: Bool) -> Void) {
    presenter?.childScreens.request { openScreen in
      if openScreen == nil || openScreen is UINavigationController { follow(openScreen == nil) }
    }
  }

  func presentComment() {
    guard let account = mix.trunk.authManager.account else { return }
    let comment = mix.comment.makeComment(mix, account: account) { [weak listener] text in
      if let text { listener?.didSendComment(text) } else { listener?.didDiscardComment() }
    }
    presenter?.childScreens.present(comment)
  }

  func dismissComment() {
    if !(presenter?.childScreens.openChild is UINavigationController) { presenter?.childScreens.close() }
  }

  func dropRequests() { presenter?.childScreens.dropRequests() }
  func resume() { presenter?.childScreens.resume() }
}
