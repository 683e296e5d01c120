import QuartetShared

/// Decides what Review shows and which scene opens, and remembers a pending comment.
///
/// The view controller owns it. Its callers are the view, the interactor's observers, the router when it can navigate,
/// and, as their delegate, Login and Comment. It names no type of UIKit and does not ask what is on screen: it passes the
/// router what to do in each case.
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
    router.resumeRequests()
  }

  // An observer that attached earlier may open a link before this one is notified (T8).
  private func followSession() {
    guard account != interactor.account else { return }
    account = interactor.account
    updateAccount()
    if account == nil {
      router.dropRequests()
      router.dismissComment()
    }
    router.resumeRequests()
  }

  // MARK: Opening scenes

  private func leaveComment() {
    router.whenPossible { [weak self] in
      self?.presentComment()
    } ifLoginIsOpen: { [weak self] _ in
      self?.isCommentPending = true
    }
  }

  private func presentComment() {
    isCommentPending = account == nil
    if isCommentPending {
      router.presentLogin(parameters: LoginParameters(kind: parameters.kind), delegate: self)
    } else {
      router.presentComment(delegate: self)
    }
  }

  private func signIn(as login: String?) {
    guard account == nil else { return }
    let parameters = LoginParameters(kind: parameters.kind, login: login)
    router.whenPossible { [weak self] in
      self?.presentLogin(parameters: parameters)
    } ifLoginIsOpen: { [weak self] openLogin in
      if self?.account == nil { openLogin.update(parameters: parameters) }
    }
  }

  // The user may have signed in elsewhere while that was not possible.
  private func presentLogin(parameters: LoginParameters) {
    guard account == nil else { return }
    isCommentPending = false
    router.presentLogin(parameters: parameters, delegate: self)
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
  // An observer of the comments may open a link, so Comment closes first (T8).
  func commentDidSend(_ text: String) {
    router.dismissComment()
    interactor.post(comment: text)
  }

  func commentDidDiscard() {
    router.dismissComment()
  }
}
