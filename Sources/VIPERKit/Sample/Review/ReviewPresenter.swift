import QuartetShared
import VIPERPresenterKit

/// Decides what Review shows and which scene opens, and remembers a pending comment.
///
/// The view controller owns it. Its callers are the view, the router when a scene can be presented, the interactor's
/// observers and, as their delegate, Login and Comment. It names no type of UIKit.
final class ReviewPresenter<View, Router, Interactor>: ReviewPresentable
where View: ReviewViewable, Router: ReviewRoutable, Interactor: ReviewInteractive {
  private typealias UIModel = ReviewUIModel

  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private let parameters: ReviewParameters

  private var sessionObservation: AnyObject?
  private var commentObservation: AnyObject?
  /// The account that the view shows.
  private var account: String?
  /// Whether Comment follows when the Login that is open ends signed in.
  private var isCommentPending = false

  init(view: View, router: Router, interactor: Interactor, parameters: ReviewParameters) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.parameters = parameters
  }

  // MARK: Presentable

  func viewDidLoad() {
    account = interactor.account
    updateAccount()
    updateComment()
    sessionObservation = interactor.observeSession { [weak self] in self?.followSession() }
    commentObservation = interactor.observeComments { [weak self] in self?.updateComment() }
    interactor.observeLinks { [weak self] link in self?.open(link) }
  }

  func didTapCommentButton() {
    leaveComment()
  }

  func didTapAccountButton() {
    if account == nil {
      signIn(as: nil)
    } else {
      interactor.signOut()
    }
  }

  // MARK: Links and the session

  private func open(_ link: Link) {
    followSession()
    switch link {
    case .comment: leaveComment()
    case .signIn(let login): signIn(as: login)
    }
    router.resumeActions()
  }

  // An observer that attached earlier may open a link before this one is notified.
  private func followSession() {
    guard account != interactor.account else { return }
    account = interactor.account
    updateAccount()
    if account == nil {
      router.dropActions()
      router.dismissComment()
    }
    router.resumeActions()
  }

  // MARK: Opening scenes

  private func leaveComment() {
    router.whenNavigable { [weak self] isSceneOpen in
      guard let self else { return }
      isCommentPending = isSceneOpen || account == nil
      if isSceneOpen { return }
      if let account {
        router.presentComment(parameters: CommentParameters(account: account), delegate: self)
      } else {
        router.presentLogin(parameters: LoginParameters(kind: parameters.kind), delegate: self)
      }
    }
  }

  private func signIn(as login: String?) {
    guard account == nil else { return }
    router.whenNavigable { [weak self] isSceneOpen in
      // The user may have signed in elsewhere while that was not possible.
      guard let self, account == nil else { return }
      if !isSceneOpen { isCommentPending = false }
      router.presentLogin(parameters: LoginParameters(kind: parameters.kind, login: login), delegate: self)
    }
  }

  // MARK: View

  private func updateComment() {
    view.setComment(to: interactor.latestComment ?? UIModel.Misc.noComment)
  }

  private func updateAccount() {
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
  // An observer of the comments may open a link, so Comment closes first.
  func commentDidSend(_ text: String) {
    router.dismissComment()
    interactor.post(comment: text)
  }

  func commentDidDiscard() {
    router.dismissComment()
  }
}
