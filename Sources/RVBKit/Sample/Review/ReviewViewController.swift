import QuartetScreens
import QuartetShared
import RVBKit

/// Review's view: shows the account and the latest comment, and presents Login and Comment.
///
/// A navigation controller owns it; it owns its router. Users, the link handler and the children's events call it. It
/// makes no child itself. Until Login has ended, it keeps the pending comment. Each request is the four steps of the
/// document, as one request of `childScreens`, which waits for transitions and keeps it behind another module's screen.
final class ReviewViewController: UIViewController, ReviewControllable {
  var router: (any ReviewRoutable)?
  // What another module's screen stops is done at the next occasion (T6).
  let waitsForOtherModules = false

  private let kind: LoginKind
  private let authManager: AuthManager
  private let commentStore: CommentStore
  private let screen = ReviewScreen()
  private var sessionObservation: Observation<SessionChange>?
  private var commentObservation: Observation<String>?
  /// The account that the screen shows.
  private var account: String?
  /// Called when the open Login ends with a signed-in user.
  private var signedIn: ((any ReviewControllable) -> Void)?

  init(kind: LoginKind, authManager: AuthManager, commentStore: CommentStore) {
    self.kind = kind
    self.authManager = authManager
    self.commentStore = commentStore
    super.init(nibName: nil, bundle: nil)
    title = Texts.Review.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.commentButton.onTap(in: self) { $0.didTapCommentButton() }
    screen.accountButton.onTap(in: self) { $0.didTapAccountButton() }
    sessionObservation = authManager.attach { [weak self] _ in self?.followSession() }
    commentObservation = commentStore.attach { [weak self] _ in self?.render() }
    account = authManager.account
    render()
  }

  // MARK: Requests

  func presentSignedOut(
    animated: Bool,
    force: Bool,
    signedIn: ((any ReviewControllable) -> Void)?,
    completion: ((any LoginControllable) -> Void)?
  ) {
    followSession()
    guard account == nil || signedIn != nil else { return }
    childScreens.request { [weak self] _ in
      guard let self else { return }
      // #1. Login stays open while an attempt is waiting, also if the user signs in elsewhere.
      if let login = search(where: { ($0 as? any LoginControllable)?.kind == kind })
        .last as? any LoginControllable
      {
        self.signedIn = signedIn ?? self.signedIn
        // #2
        if force { route(login, animated: animated) }
        completion?(login)
        return
      }
      guard account == nil else {
        signedIn?(self)
        return
      }

      // #3
      guard let login = router?.routeToLogin(with: LoginParameter(kind: kind)) else { return }
      login.onEnd = { [weak self] in self?.loginDidEnd() }
      self.signedIn = signedIn

      // #4
      route(self, animated: animated) {
        let sheet = UINavigationController(rootViewController: login)
        $0?.childScreens.present(sheet, animated: animated) { [weak self, weak login] in
          login?.cancel()
          self?.loginDidEnd()
        }
        completion?(login)
      }
    }
  }

  func presentComment(animated: Bool, force: Bool, completion: ((any CommentControllable) -> Void)?) {
    childScreens.request { [weak self] _ in
      guard let self, let account else { return }
      // #1
      if let comment = search(where: { $0 is any CommentControllable }).last as? any CommentControllable {
        // #2
        if force { route(comment, animated: animated) }
        completion?(comment)
        return
      }

      // #3
      guard let comment = router?.routeToComment(with: CommentParameter(account: account)) else { return }
      comment.onEnd = { [weak self] text in self?.commentDidEnd(text: text) }

      // #4
      route(self, animated: animated) {
        $0?.childScreens.present(comment, animated: animated)
        completion?(comment)
      }
    }
  }

  // MARK: Events

  // Login has reported its end, or the user or another module has dismissed it. If no user is signed in then, the pending
  // comment is forgotten.
  private func loginDidEnd() {
    route(self)
    if let signedIn, authManager.account != nil {
      childScreens.request { [weak self] _ in self.map(signedIn) }
    }
    signedIn = nil
  }

  private func commentDidEnd(text: String?) {
    route(self)
    if let text { commentStore.post(text) }
  }

  // Also before a request: an observer that attached earlier may open a link before this one is notified.
  private func followSession() {
    guard account != authManager.account else { return }
    account = authManager.account
    render()
    if account == nil {
      childScreens.dropRequests()
      if childScreens.openChild is any CommentControllable { route(self) }
    }
    childScreens.resume()
  }

  // MARK: Display

  private func render() {
    screen.commentLabel.text = commentStore.latest ?? Texts.Review.noComment
    screen.accountLabel.text = account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut
    screen.accountButton.setTitle(account == nil ? Texts.Review.signIn : Texts.Review.signOut, for: .normal)
  }

  private func didTapCommentButton() {
    presentSignedOut(animated: true, force: false) { $0.presentComment(animated: true, force: false) }
  }

  private func didTapAccountButton() {
    if account == nil {
      presentSignedOut(animated: true, force: false)
    } else {
      authManager.signOut()
    }
  }
}
