import RVBKit
import QuartetScreens
import QuartetShared

/// Review's view: shows the account and the latest comment, and presents Login and Comment.
///
/// A navigation controller owns it; it owns its router. Users, the link handler and the children's events call it. It
/// makes no child itself. Until Login has ended, it keeps the pending comment.
final class ReviewViewController: UIViewController, ReviewControllable {
  var router: (any ReviewRoutable)?

  private let kind: LoginKind
  private let authManager: AuthManager
  private let commentStore: CommentStore
  private let screen = ReviewScreen()
  private var sessionObservation: Observation<SessionChange>?
  private var commentObservation: Observation<String>?
  private weak var login: (any LoginControllable)?
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
    // Login stays open while an attempt is waiting, also if the user signs in elsewhere.
    guard account == nil || (login != nil && signedIn != nil) else {
      signedIn?(self)
      return
    }
    presentChild(animated: animated, force: force) { [weak self] login in
      self?.signedIn = signedIn ?? self?.signedIn
      completion?(login)
    } find: {
      $0 as? any LoginControllable
    } open: { review in
      // The user may have signed in while the request waited.
      guard review.account != nil else { return review.openLogin(animated: animated) }
      signedIn?(review)
      return nil
    }
  }

  func presentComment(animated: Bool, force: Bool, completion: ((any CommentControllable) -> Void)?) {
    followSession()
    presentChild(animated: animated, force: force, completion: completion) {
      $0 as? any CommentControllable
    } open: { review in
      review.account.flatMap { review.openComment(of: $0, animated: animated) }
    }
  }

  // MARK: Children

  private func openLogin(animated: Bool) -> (any LoginControllable)? {
    guard let login = router?.routeToLogin(with: LoginParameter(kind: kind)) else { return nil }
    self.login = login
    login.onEnd = { [weak self] in self?.loginDidEnd() }
    let sheet = UINavigationController(rootViewController: login)
    childScreens.present(sheet, animated: animated) { [weak self] in self?.loginDidClose() }
    return login
  }

  // The user or another module may have dismissed Login.
  private func loginDidClose() {
    login?.cancel()
    loginDidEnd()
  }

  // If no user is signed in when Login ends, the pending comment is forgotten.
  private func loginDidEnd() {
    childScreens.close()
    if let signedIn, authManager.account != nil {
      childScreens.request { [weak self] _ in self.map(signedIn) }
    }
    signedIn = nil
  }

  private func openComment(of account: String, animated: Bool) -> (any CommentControllable)? {
    guard let comment = router?.routeToComment(with: CommentParameter(account: account)) else { return nil }
    comment.onEnd = { [weak self] text in self?.commentDidEnd(text: text) }
    childScreens.present(comment, animated: animated)
    return comment
  }

  private func commentDidEnd(text: String?) {
    childScreens.close()
    if let text { commentStore.post(text) }
  }

  // Also before each request: an observer that attached earlier may open a link before this one is notified.
  private func followSession() {
    guard account != authManager.account else { return }
    account = authManager.account
    render()
    if account == nil {
      childScreens.dropRequests()
      if login == nil { childScreens.close() }
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
