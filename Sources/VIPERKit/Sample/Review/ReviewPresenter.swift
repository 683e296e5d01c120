import Shared
import VIPERKit

/// Decides what Review shows and which scene opens, and remembers a pending comment.
///
/// The view controller owns it. Its callers are the view, the interactor's observers and, as their delegate, the scenes
/// that it opens. It names no type of UIKit and does not know what is on screen: it asks the router.
final class ReviewPresenter<View, Router, Interactor>: ReviewPresentable
where View: ReviewViewable, Router: ReviewRoutable, Interactor: ReviewInteractive {
  private typealias UIModel = ReviewUIModel

  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private let parameters: ReviewParameters

  private var observation: AnyObject?
  private var commentObservation: AnyObject?
  /// Whether Comment follows when the Login that is open ends signed in (R4).
  private var isCommentPending = false

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
    observation = interactor.observeSession { [weak self] change in self?.didChangeSession(change) }
    interactor.observeLinks { [weak self] link in self?.open(link) }
    commentObservation = interactor.observeComments { [weak self] _ in self?.updateComment() }
  }

  func viewDidAppear() {
    router.performPostponedRequest()
  }

  func didTapCommentButton() {
    if router.isOnTop { leaveComment() }
  }

  func didTapAccountButton() {
    guard router.isOnTop else { return }
    if interactor.account == nil {
      signIn(as: nil)
    } else {
      interactor.signOut()
    }
  }

  // MARK: Links and the session

  private func open(_ link: Link) {
    switch link {
    case .comment: leaveComment()
    case .signIn(let login): signIn(as: login)
    }
    router.performPostponedRequest()
  }

  private func didChangeSession(_ change: SessionChange) {
    updateAccount()
    switch change {
    case .signedIn:
      router.performPostponedRequest()
    case .signedOut:
      router.cancelRequests()
      router.dismissComment()
    }
  }

  // MARK: Opening scenes

  private func leaveComment() {
    router.whenPossible { [weak self] in self?.openComment() }
  }

  private func openComment() {
    if router.isLoginOpen || interactor.account == nil {
      router.presentLogin(parameters: LoginParameters(trunk: parameters.trunk), delegate: self)
      isCommentPending = true
    } else {
      router.presentComment(parameters: CommentParameters(trunk: parameters.trunk), delegate: self)
    }
  }

  private func signIn(as login: String?) {
    guard interactor.account == nil else { return }
    router.whenPossible { [weak self] in self?.openLogin(login: login) }
  }

  // The user may have signed in elsewhere while the request waited.
  private func openLogin(login: String?) {
    guard interactor.account == nil else { return }
    router.toLogin(parameters: LoginParameters(trunk: parameters.trunk, login: login), delegate: self)
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
  func loginDidEnd() {
    router.dismissLogin()
    if isCommentPending, interactor.account != nil { leaveComment() }
    isCommentPending = false
  }
}

extension ReviewPresenter: CommentDelegate {
  func commentDidSend(_ text: String) {
    interactor.post(comment: text)
    router.dismissComment()
  }

  func commentDidDiscard() {
    router.dismissComment()
  }
}
