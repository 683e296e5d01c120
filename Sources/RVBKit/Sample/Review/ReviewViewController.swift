import RVBKit
import Screens
import Shared

/// Review's view: shows the state of its view model, and presents Login and Comment.
///
/// A navigation controller owns it; it owns its router and its view model. Users, the link handler and the children's
/// events call it. It asks UIKit which child is open and keeps no copy of that. It must not make a child itself.
final class ReviewViewController: UIViewController, ReviewControllable {
  var router: (any ReviewRoutable)?

  private let kind: LoginKind
  private let viewModel: ReviewViewModel
  private let screen = ReviewScreen()
  /// What is to happen when the Login that is open ends signed in: the pending comment (R4).
  private var signedIn: ((any ReviewControllable) -> Void)?
  /// The latest request, if a screen of other code was in front. It is repeated at the next occasion (T6).
  private var declinedRequest: ((ReviewViewController) -> Void)?

  init(kind: LoginKind, viewModel: ReviewViewModel) {
    self.kind = kind
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = Texts.Review.title
    viewModel.onChange = { [weak self] in self?.render() }
    viewModel.onSessionChange = { [weak self] in self?.sessionDidChange() }
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
    render()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    repeatDeclinedRequest()
  }

  // MARK: Requests

  func presentSignedOut(
    animated: Bool,
    force: Bool,
    signedIn: ((any ReviewControllable) -> Void)?,
    completion: ((any LoginControllable) -> Void)?
  ) {
    if viewModel.account != nil {
      guard let signedIn else { return repeatDeclinedRequest() }
      // Login stays open while an attempt is waiting, also if the user signs in elsewhere (L13).
      guard openLogin != nil else { return signedIn(self) }
    }
    let session = startRequest()
    let declined = { [weak self] in
      guard let self, isCurrent(session), viewModel.account == nil else { return }
      declinedRequest = { review in
        review.presentSignedOut(animated: animated, force: force, signedIn: signedIn, completion: completion)
      }
    }
    let remember = { [weak self] (login: any LoginControllable) in
      self?.signedIn = signedIn ?? self?.signedIn
      completion?(login)
    }
    // At once, unless earlier requests wait: the user may type before the transition has ended (T7), and the request
    // opens no other Login if this one goes.
    if !isWaitingForChild, let login = openLogin, !login.hasEnded {
      remember(login)
      if force { route(login, animated: animated) }
      return
    }
    presentChild(animated: animated, force: force, completion: remember, declined: declined) { review in
      review.makeLogin(session: session, signedIn: signedIn)
    } show: { review, login in
      review.present(UINavigationController(rootViewController: login), animated: animated)
    }
  }

  func presentComment(animated: Bool, force: Bool, completion: ((any CommentControllable) -> Void)?) {
    let session = startRequest()
    let declined = { [weak self] in
      guard let self, isCurrent(session), viewModel.account != nil else { return }
      declinedRequest = { review in
        review.presentComment(animated: animated, force: force, completion: completion)
      }
    }
    presentChild(animated: animated, force: force, completion: completion, declined: declined) { review in
      review.makeComment(session: session)
    } show: { review, comment in
      review.present(comment, animated: animated)
    }
  }

  /// The latest request counts: one that was declined earlier is forgotten (T6).
  ///
  /// - Returns: The session that the request belongs to.
  private func startRequest() -> Int {
    declinedRequest = nil
    return viewModel.endedSessions
  }

  // A session that has ended ends what was requested in it, also while that waits for a transition (T1).
  private func isCurrent(_ session: Int) -> Bool { viewModel.endedSessions == session }

  // At every user action, link, appearance and change of the account (T6). It is declined again if it has to be.
  private func repeatDeclinedRequest() {
    let request = declinedRequest
    declinedRequest = nil
    request?(self)
  }

  // MARK: Children

  // The user may have signed in while the request waited for a transition.
  private func makeLogin(
    session: Int, signedIn: ((any ReviewControllable) -> Void)?
  ) -> (any LoginControllable)? {
    guard isCurrent(session) else { return nil }
    guard viewModel.account == nil else {
      signedIn?(self)
      return nil
    }
    let login = router?.routeToLogin(with: LoginParameter(kind: kind))
    login?.onEvent = { [weak self] event in self?.loginDidEnd(with: event) }
    return login
  }

  private func makeComment(session: Int) -> (any CommentControllable)? {
    guard isCurrent(session), let account = viewModel.account else { return nil }
    let comment = router?.routeToComment(with: CommentParameter(account: account))
    comment?.onEvent = { [weak self] event in self?.commentDidEnd(with: event) }
    return comment
  }

  // A Login that is still there ends after the requests that found it, and that wait for a transition like its dismissal.
  private func loginDidEnd(with event: LoginEvent) {
    let (isSignedIn, session) = (viewModel.account != nil, viewModel.endedSessions)
    switch event {
    case .dismissed:
      takeSignedIn(if: isSignedIn)?(self)
    case .signedIn, .cancelled:
      whenIdle { [weak self] in
        guard let self else { return }
        let signedIn = takeSignedIn(if: isSignedIn)
        route(self, animated: true) { review in
          if let review, review.isCurrent(session) { signedIn?(review) }
        }
      }
    }
  }

  // R4: if Login ends without a user who is signed in, in whatever way, the pending comment is forgotten.
  private func takeSignedIn(if isSignedIn: Bool) -> ((any ReviewControllable) -> Void)? {
    defer { signedIn = nil }
    return isSignedIn ? signedIn : nil
  }

  private func commentDidEnd(with event: CommentEvent) {
    if case .sent(let text) = event { viewModel.post(text) }
    route(self, animated: true)
  }

  private func sessionDidChange() {
    if viewModel.account == nil { dismissComment() }
    repeatDeclinedRequest()
  }

  private var openLogin: (any LoginControllable)? { search(of: (any LoginControllable).self).last }
  private var openComment: (any CommentControllable)? { search(of: (any CommentControllable).self).last }

  // The session can end at any time, also during a transition (T1).
  private func dismissComment() {
    openComment?.sessionDidEnd()
    whenIdle { [weak self] in
      if let self, openComment != nil { route(self, animated: true) }
    }
  }

  // MARK: Display

  private func render() {
    let account = viewModel.account
    screen.commentLabel.text = viewModel.comment ?? Texts.Review.noComment
    screen.accountLabel.text = account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut
    screen.accountButton.setTitle(account == nil ? Texts.Review.signIn : Texts.Review.signOut, for: .normal)
  }

  // A button that was tapped together with one that opens a screen does nothing (T2).
  private func didTapCommentButton() {
    guard !isCovered else { return }
    presentSignedOut(
      animated: true,
      force: false,
      signedIn: { review in review.presentComment(animated: true, force: false, completion: nil) },
      completion: nil)
  }

  private func didTapAccountButton() {
    guard !isCovered else { return }
    if viewModel.account == nil {
      presentSignedOut(animated: true, force: false, signedIn: nil, completion: nil)
    } else {
      viewModel.signOut()
    }
  }
}
