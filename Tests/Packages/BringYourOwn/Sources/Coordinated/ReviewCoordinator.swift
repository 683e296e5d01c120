import Screens
import Shared

final class ReviewCoordinator {
  private enum Request { case login(LoginRequest), comment }

  private struct LoginRequest {
    var typed: String?
    var wantsComment = false
    /// Whether the request goes back to Login from Recovery (D2).
    var goesBack = false
  }

  private let trunk: Trunk
  private let kind: LoginKind
  private let isLoginSwipeable: Bool
  private let screen = ReviewScreen()
  private weak var controller: UIViewController?
  private var sessionObservation: Observation<SessionChange>?
  private var commentObservation: Observation<String>?
  private var wantsComment = false
  /// What to present as soon as no transition runs.
  private var request: Request?
  /// A request that found a screen of other code in front; it is repeated at the next occasion (T6).
  private var postponedRequest: Request?

  init(trunk: Trunk, kind: LoginKind, isLoginSwipeable: Bool) {
    self.trunk = trunk
    self.kind = kind
    self.isLoginSwipeable = isLoginSwipeable
  }

  func makeController() -> UIViewController {
    let controller = ScreenController(screen, title: Texts.Review.title, coordinator: self)
    controller.onAppear = { [weak self] in self?.repeatPostponedRequest() }
    self.controller = controller
    screen.commentButton.on(.touchUpInside, self) { $0.tapCommentButton() }
    screen.accountButton.on(.touchUpInside, self) { $0.tapAccountButton() }
    sessionObservation = trunk.authManager.attach { [weak self] in self?.take($0) }
    commentObservation = trunk.commentStore.attach { [weak self] _ in self?.render() }
    render()
    return controller
  }

  func open(_ link: Link) {
    switch link {
    case .comment: leaveComment()
    case .signIn(let login): signIn(login)
    }
    repeatPostponedRequest()
  }

  private func render() {
    let account = trunk.authManager.account
    screen.commentLabel.text = trunk.commentStore.latest ?? Texts.Review.noComment
    screen.accountLabel.text = account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut
    screen.accountButton.setTitle(account == nil ? Texts.Review.signIn : Texts.Review.signOut, for: .normal)
  }

  // What is open is asked of UIKit each time: other code may have dismissed it.
  private var presented: UIViewController? { controller?.presentedViewController }

  private var login: LoginCoordinator? {
    let root = (presented as? SheetController)?.viewControllers.first as? ScreenController
    return root?.coordinator as? LoginCoordinator
  }

  private var comment: CommentCoordinator? {
    (presented as? ScreenController)?.coordinator as? CommentCoordinator
  }

  private var openLogin: LoginCoordinator? {
    guard let login, !login.hasEnded, presented?.isBeingDismissed == false else { return nil }
    return login
  }

  private var isOnTop: Bool { request == nil && presented?.isBeingDismissed != false }

  // T2: a second tap in the same turn reaches a button although a screen covers it already. It must do nothing.
  private func tapCommentButton() {
    if isOnTop { leaveComment() }
  }

  private func tapAccountButton() {
    guard isOnTop else { return }
    if trunk.authManager.account == nil {
      signIn(nil)
    } else {
      trunk.authManager.signOut()
    }
  }

  private func leaveComment() {
    // If the question or the sheet is going, Comment may end with it: that is known once navigation is possible.
    let mayEnd = presented?.isBeingDismissed == true || presented?.presentedViewController != nil
    if comment?.hasEnded == false, !mayEnd { return }
    if openLogin != nil {
      wantsComment = true
    } else if trunk.authManager.account != nil {
      ask(for: .comment)
    } else {
      askForLogin { $0.wantsComment = true }
    }
  }

  private func signIn(_ typed: String?) {
    guard trunk.authManager.account == nil else { return }
    if let openLogin { return openLogin.comeBack(typed) }
    askForLogin {
      $0.typed = typed ?? $0.typed
      $0.goesBack = true
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
    if let postponedRequest { ask(for: postponedRequest) }
  }

  // T1: UIKit refuses to present during a transition, and defers a dismissal.
  private func navigate() {
    controller?.whenIdle { [weak self] in
      guard let self else { return }
      if presented == nil {
        showRequest()
      } else if login?.hasEnded == true || comment?.canBeDismissed == true {
        controller?.dismiss(animated: true)
        navigate()
      } else if let request {
        self.request = nil
        answer(request)
      }
    }
  }

  // The screen in front has stayed although it seemed to go, such as after a swipe that the user cancelled. If it is a
  // screen of other code, the request waits until Review appears or is asked again (T6).
  private func answer(_ request: Request) {
    if let openLogin, case .login(let login) = request {
      if login.goesBack { openLogin.comeBack(login.typed) }
      wantsComment = wantsComment || login.wantsComment
    } else if login == nil, comment == nil {
      postponedRequest = request
    }
  }

  private func showRequest() {
    defer { request = nil }
    switch request {
    case .login(let login): showLogin(login)
    case .comment: showComment()
    case nil: break
    }
  }

  private func showLogin(_ request: LoginRequest) {
    wantsComment = request.wantsComment
    let coordinator = LoginCoordinator(authManager: trunk.authManager, kind: kind, login: request.typed)
    coordinator.onEnd = { [weak self] in self?.endLogin() }
    controller?.present(coordinator.makeController(isSwipeable: isLoginSwipeable), animated: true)
  }

  private func endLogin() {
    if wantsComment, trunk.authManager.account != nil { request = .comment }
    wantsComment = false
    navigate()
  }

  private func showComment() {
    guard let account = trunk.authManager.account else { return }
    let coordinator = CommentCoordinator(draft: trunk.commentStore.draft(of: account))
    coordinator.onSend = { [weak self] text in self?.trunk.commentStore.post(text) }
    coordinator.onEnd = { [weak self] in self?.navigate() }
    controller?.present(coordinator.makeController(), animated: true)
  }

  private func take(_ change: SessionChange) {
    render()
    request = request.flatMap { self.request($0, after: change) }
    postponedRequest = postponedRequest.flatMap { self.request($0, after: change) }
    if change == .signedOut { comment?.endWithSession() }
    repeatPostponedRequest()
    navigate()
  }

  // A request follows the account while it waits, so that it has the result that it would have at once.
  private func request(_ request: Request, after change: SessionChange) -> Request? {
    switch (request, change) {
    case (.login(let login), .signedIn): login.wantsComment ? .comment : nil
    case (.comment, .signedOut): nil
    case (.login, .signedOut), (.comment, .signedIn): request
    }
  }
}
