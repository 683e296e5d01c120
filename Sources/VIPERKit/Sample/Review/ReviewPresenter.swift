import Shared
import VIPERKit

final class ReviewPresenter<View, Router, Interactor>: ReviewPresentable
where View: ReviewViewable, Router: ReviewRoutable, Interactor: ReviewInteractive {
  private enum Child {
    case login
    case comment
  }

  private typealias UIModel = ReviewUIModel

  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private let parameters: ReviewParameters

  private var child: Child?
  private weak var login: (any LoginLinkable)?
  private var isCommentWanted = false

  init(view: View, router: Router, interactor: Interactor, parameters: ReviewParameters) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.parameters = parameters
  }

  // MARK: Presentable

  func viewDidLoad() {
    updateComment()
    updateAccount()
    interactor.observeSession { [weak self] change in self?.didChangeSession(change) }
    interactor.observeLinks { [weak self] link in self?.open(link) }
  }

  // A tap that comes in the same turn as one that has opened a scene is a tap on a covered button (T2).
  func didTapCommentButton() {
    guard child == nil else { return }
    leaveComment()
  }

  func didTapAccountButton() {
    guard child == nil else { return }
    if interactor.account == nil {
      whenIdle { $0.presentLogin() }
    } else {
      interactor.signOut()
    }
  }

  // MARK: Links and the session

  private func open(_ link: Link) {
    switch link {
    case .comment:
      leaveComment()
    case .signIn(let login):
      guard interactor.account == nil else { return }
      whenIdle { $0.openLogin(login: login) }
    }
  }

  private func didChangeSession(_ change: SessionChange) {
    updateAccount()
    switch change {
    case .began: break
    case .ended: whenIdle { $0.dismissComment() }
    }
  }

  // MARK: Navigation

  /// What is wanted is decided when it is asked for, and done when navigation is possible.
  private func whenIdle(_ action: @escaping (ReviewPresenter) -> Void) {
    router.whenIdle { [weak self] in
      if let self { action(self) }
    }
  }

  private func leaveComment() {
    if interactor.account == nil {
      whenIdle { $0.presentLoginForComment() }
    } else {
      whenIdle { $0.presentComment() }
    }
  }

  private func presentLoginForComment() {
    guard child != .comment else { return }
    presentLogin()
    isCommentWanted = true
  }

  private func openLogin(login: String?) {
    if child == .login {
      self.login?.open(login: login)
    } else {
      presentLogin(login: login)
    }
  }

  private func presentLogin(login: String? = nil) {
    guard child == nil else { return }
    child = .login
    router.presentLogin(parameters: LoginParameters(trunk: parameters.trunk, login: login), delegate: self)
  }

  // The session may have ended while the request waited for its turn.
  private func presentComment() {
    guard child == nil, interactor.account != nil else { return }
    child = .comment
    router.presentComment(parameters: CommentParameters(trunk: parameters.trunk), delegate: self)
  }

  private func dismissLogin() {
    guard child == .login else { return }
    child = nil
    router.dismissLogin()
  }

  private func dismissComment() {
    guard child == .comment else { return }
    child = nil
    router.dismissComment()
  }

  private func didEndLogin() {
    let isCommentReady = isCommentWanted && interactor.account != nil
    isCommentWanted = false
    if isCommentReady { whenIdle { $0.presentComment() } }
  }

  // MARK: View

  private func updateComment() {
    view.setComment(to: interactor.latestComment ?? UIModel.Misc.noComment)
  }

  private func updateAccount() {
    let account = interactor.account
    view.setAccount(to: account.map(UIModel.Misc.signedIn(as:)) ?? UIModel.Misc.signedOut)
    view.setAccountButtonTitle(to: account == nil ? UIModel.Misc.signInTitle : UIModel.Misc.signOutTitle)
  }
}

extension ReviewPresenter: LoginDelegate {
  func loginDidLoad(_ login: any LoginLinkable) {
    self.login = login
  }

  func loginDidSignIn() {
    dismissLogin()
    didEndLogin()
  }

  func loginDidCancel() {
    dismissLogin()
    didEndLogin()
  }

  func loginWasSwipedAway() {
    child = nil
    didEndLogin()
  }
}

extension ReviewPresenter: CommentDelegate {
  func commentDidSend(_ text: String) {
    interactor.post(comment: text)
    updateComment()
    dismissComment()
  }

  func commentDidDiscard() {
    dismissComment()
  }

  func commentWasSwipedAway() {
    child = nil
  }
}
