import RVBKit
import Screens
import Shared

final class ReviewViewController: UIViewController, ReviewControllable {
  private enum Child { case login, comment }

  var router: (any ReviewRoutable)?

  private let kind: LoginKind
  private let authManager: AuthManager
  private let commentStore: CommentStore
  private let screen = ReviewScreen()
  private var observation: AuthObservation?
  private var child: Child?
  private var signedIn: ((any ReviewControllable) -> Void)?

  init(kind: LoginKind, authManager: AuthManager, commentStore: CommentStore) {
    self.kind = kind
    self.authManager = authManager
    self.commentStore = commentStore
    super.init(nibName: nil, bundle: nil)
    title = Texts.Review.title
    observation = authManager.attach { [weak self] in self?.take($0) }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.commentButton.addAction(
      UIAction { [weak self] _ in self?.handleCommentButton() }, for: .touchUpInside)
    screen.accountButton.addAction(
      UIAction { [weak self] _ in self?.handleAccountButton() }, for: .touchUpInside)
    render()
  }

  func presentSignedOut(
    animated: Bool,
    force: Bool,
    signedIn: ((any ReviewControllable) -> Void)?,
    completion: ((any LoginControllable) -> Void)?
  ) {
    guard authManager.account == nil else {
      signedIn?(self)
      return
    }
    // Links, replies and the end of a session come at any time, also during a transition (T1).
    whenIdle { [weak self] in
      self?.showLogin(animated: animated, force: force, signedIn: signedIn, completion: completion)
    }
  }

  func presentComment(animated: Bool, force: Bool, completion: ((any CommentControllable) -> Void)?) {
    whenIdle { [weak self] in
      self?.showComment(animated: animated, force: force, completion: completion)
    }
  }

  private func showLogin(
    animated: Bool,
    force: Bool,
    signedIn: ((any ReviewControllable) -> Void)?,
    completion: ((any LoginControllable) -> Void)?
  ) {
    self.signedIn = signedIn ?? self.signedIn
    if let login = search(where: { $0 is any LoginControllable }).last as? any LoginControllable {
      guard force else {
        completion?(login)
        return
      }
      route(login, animated: animated) { completion?(login) }
      return
    }
    guard let login = router?.routeToLogin(with: LoginParameter(kind: kind)) else { return }
    child = .login
    login.onEvent = { [weak self] in self?.take($0) }
    route(self, animated: animated) {
      $0?.present(UINavigationController(rootViewController: login), animated: animated)
      completion?(login)
    }
  }

  // The session may have ended while the request waited for its turn.
  private func showComment(
    animated: Bool, force: Bool, completion: ((any CommentControllable) -> Void)?
  ) {
    guard authManager.account != nil else { return }
    if let comment = search(where: { $0 is any CommentControllable }).last as? any CommentControllable {
      guard force else {
        completion?(comment)
        return
      }
      route(comment, animated: animated) { completion?(comment) }
      return
    }
    guard let comment = router?.routeToComment(with: CommentParameter()) else { return }
    child = .comment
    comment.onEvent = { [weak self] in self?.take($0) }
    route(self, animated: animated) {
      $0?.present(comment, animated: animated)
      completion?(comment)
    }
  }

  private func take(_ event: LoginEvent) {
    let signedIn = signedIn
    self.signedIn = nil
    switch event {
    case .signedIn:
      whenIdle { [weak self] in self?.dismiss(.login) }
      signedIn?(self)
    case .cancelled:
      dismiss(.login)
    case .swiped:
      child = nil
    }
  }

  private func take(_ event: CommentEvent) {
    switch event {
    case .sent(let text):
      commentStore.post(text)
      render()
      dismiss(.comment)
    case .cancelled:
      dismiss(.comment)
    case .swiped:
      child = nil
    }
  }

  private func take(_ status: AuthStatus) {
    switch status {
    case .login:
      render()
    case .logout:
      render()
      whenIdle { [weak self] in self?.dismiss(.comment) }
    case .wrong, .limit, .unreachable:
      break
    }
  }

  private func dismiss(_ child: Child) {
    guard self.child == child else { return }
    self.child = nil
    dismiss(animated: true)
  }

  private func render() {
    screen.commentLabel.text = commentStore.latest ?? Texts.Review.noComment
    screen.accountLabel.text = authManager.account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut
    screen.accountButton.setTitle(
      authManager.account == nil ? Texts.Review.signIn : Texts.Review.signOut, for: .normal)
  }

  // A tap that comes in the same turn as one that has opened a screen is a tap on a covered button (T2).
  private func handleCommentButton() {
    guard child == nil else { return }
    presentSignedOut(
      animated: true,
      force: false,
      signedIn: { $0.presentComment(animated: true, force: false, completion: nil) },
      completion: nil)
  }

  private func handleAccountButton() {
    guard child == nil else { return }
    if authManager.account == nil {
      presentSignedOut(animated: true, force: false, signedIn: nil, completion: nil)
    } else {
      authManager.signOut()
    }
  }
}
