import PortableUIKit
import Screens
import Shared

final class ReviewViewController: UIViewController {
  private enum Request {
    case login(LoginRequest)
    case comment
  }

  private struct LoginRequest {
    var typed: String?
    var isCommentPending = false
    /// Whether the request goes back to Login from Recovery (D2).
    var goesBack = false
  }

  private let trunk: Trunk
  private let kind: LoginKind
  private let screen = ReviewScreen()
  private var sessionObservation: Observation<SessionChange>?
  private var commentObservation: Observation<String>?
  private var isCommentPending = false
  /// What to present as soon as no transition runs.
  private var request: Request?
  /// A request that found a screen of other code in front; it is repeated at the next occasion (T6).
  private var postponedRequest: Request?

  init(trunk: Trunk, kind: LoginKind) {
    self.trunk = trunk
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
    title = Texts.Review.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.commentButton.addAction(
      UIAction { [weak self] _ in self?.didTapCommentButton() }, for: .touchUpInside)
    screen.accountButton.addAction(
      UIAction { [weak self] _ in self?.didTapAccountButton() }, for: .touchUpInside)
    sessionObservation = trunk.authManager.attach { [weak self] change in self?.sessionDidChange(change) }
    commentObservation = trunk.commentStore.attach { [weak self] _ in self?.updateLabels() }
    updateLabels()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    repeatPostponedRequest()
  }

  func open(_ link: Link) {
    switch link {
    case .comment: leaveComment()
    case .signIn(let login): openLogin(login: login)
    }
    repeatPostponedRequest()
  }

  // Another tap in the same turn may have opened a screen: then the button is covered (T2).
  private var isOnTop: Bool { request == nil && presentedViewController?.isBeingDismissed != false }

  private func didTapCommentButton() {
    guard isOnTop else { return }
    leaveComment()
  }

  private func didTapAccountButton() {
    guard isOnTop else { return }
    if trunk.authManager.account == nil {
      openLogin(login: nil)
    } else {
      trunk.authManager.signOut()
    }
  }

  private func updateLabels() {
    let account = trunk.authManager.account
    screen.commentLabel.text = trunk.commentStore.latest ?? Texts.Review.noComment
    screen.accountLabel.text = account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut
    screen.accountButton.setTitle(account == nil ? Texts.Review.signIn : Texts.Review.signOut, for: .normal)
  }

  // A request follows the account also while it waits, so that it has the result that it would have at once (T1).
  private func sessionDidChange(_ change: SessionChange) {
    updateLabels()
    request = request.flatMap { self.request($0, after: change) }
    postponedRequest = postponedRequest.flatMap { self.request($0, after: change) }
    if change == .signedOut { openComment?.endWithSession() }
    repeatPostponedRequest()
    navigate()
  }

  private func request(_ request: Request, after change: SessionChange) -> Request? {
    switch (request, change) {
    case (.login(let login), .signedIn): login.isCommentPending ? .comment : nil
    case (.comment, .signedOut): nil
    case (.login, .signedOut), (.comment, .signedIn): request
    }
  }
}

// Navigation. Links, replies and the end of a session come at any time, also during a transition (T1): what to do is
// decided at once, and done as soon as navigation is possible. What is open is known to UIKit only.
extension ReviewViewController {
  private var loginSheet: LoginNavigationController? { presentedViewController as? LoginNavigationController }
  private var comment: CommentViewController? { presentedViewController as? CommentViewController }

  private var openLogin: LoginViewController? {
    guard let sheet = loginSheet, !sheet.isBeingDismissed, let login = sheet.login, !login.hasEnded else {
      return nil
    }
    return login
  }

  private var openComment: CommentViewController? {
    guard let comment, !comment.hasEnded else { return nil }
    return comment
  }

  private func leaveComment() {
    // If an alert or the sheet is going, Comment may end with it: that is known once navigation is possible.
    if let openComment, openComment.presentedViewController == nil, !openComment.isBeingDismissed { return }
    if openLogin != nil {
      isCommentPending = true
    } else if trunk.authManager.account != nil {
      ask(for: .comment)
    } else {
      askForLogin { $0.isCommentPending = true }
    }
  }

  private func openLogin(login typed: String?) {
    guard trunk.authManager.account == nil else { return }
    if let openLogin {
      openLogin.comeBack(login: typed)
    } else {
      askForLogin {
        $0.typed = typed ?? $0.typed
        $0.goesBack = true
      }
    }
  }

  /// Changes the request for Login that still waits, or makes one.
  private func askForLogin(_ change: (inout LoginRequest) -> Void) {
    var login = LoginRequest()
    if case .login(let earlier) = request { login = earlier }
    change(&login)
    ask(for: .login(login))
  }

  private func ask(for request: Request) {
    self.request = request
    postponedRequest = nil
    navigate()
  }

  private func repeatPostponedRequest() {
    guard let postponedRequest else { return }
    ask(for: postponedRequest)
  }

  /// Dismisses a screen that has ended, or presents what is requested.
  private func navigate() {
    whenIdle { [weak self] in
      guard let self else { return }
      if presentedViewController == nil {
        presentRequest()
      } else if loginSheet?.login?.hasEnded == true || comment?.canBeDismissed == true {
        dismiss(animated: true)
        navigate()
      } else if let request {
        self.request = nil
        answer(request)
      }
    }
  }

  /// The screen in front has stayed although it seemed to go, such as after a swipe that the user cancelled.
  private func answer(_ request: Request) {
    if let openLogin, case .login(let login) = request {
      if login.goesBack { openLogin.comeBack(login: login.typed) }
      isCommentPending = isCommentPending || login.isCommentPending
    } else if loginSheet == nil, comment == nil {
      postponedRequest = request
    }
  }

  private func presentRequest() {
    defer { request = nil }
    switch request {
    case .login(let login):
      isCommentPending = login.isCommentPending
      presentLogin(typed: login.typed)
    case .comment:
      if let account = trunk.authManager.account { presentComment(account: account) }
    case nil: break
    }
  }

  private func presentLogin(typed: String?) {
    let login = LoginViewController(kind: kind, authManager: trunk.authManager, login: typed)
    login.onEnd = { [weak self] in self?.loginDidEnd() }
    let sheet = LoginNavigationController(rootViewController: login)
    sheet.onDismissed = { [weak login] in login?.didDisappear() }
    present(sheet, animated: true)
  }

  private func loginDidEnd() {
    if isCommentPending, trunk.authManager.account != nil { request = .comment }
    isCommentPending = false
    navigate()
  }

  private func presentComment(account: String) {
    let comment = CommentViewController(draft: trunk.commentStore.draft(of: account))
    comment.onSend = { [weak self] text in self?.trunk.commentStore.post(text) }
    comment.onEnd = { [weak self] in self?.navigate() }
    comment.presentationController?.delegate = comment
    present(comment, animated: true)
  }
}
