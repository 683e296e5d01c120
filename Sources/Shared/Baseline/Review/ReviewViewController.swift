import PortableUIKit
import QuartetScreens
import QuartetShared

/// Review without a pattern: shows the account and the latest comment, opens Login and Comment, and posts the comments.
///
/// A navigation controller owns it. The user, links and the closures of Login and Comment call it. It closes its children.
final class ReviewViewController: UIViewController {
  private let trunk: Trunk
  private let kind: LoginKind
  private let screen = ReviewScreen()
  private var sessionObservation: Observation<SessionChange>?
  private var commentObservation: Observation<String>?
  /// The account that the screen shows.
  private var account: String?
  private var isCommentPending = false
  private weak var login: LoginViewController?

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
    screen.commentButton.onTap(in: self) { $0.leaveComment() }
    screen.accountButton.onTap(in: self) { $0.signInOrOut() }
    sessionObservation = trunk.authManager.attach { [weak self] _ in self?.followSession() }
    commentObservation = trunk.commentStore.attach { [weak self] _ in self?.updateComment() }
    account = trunk.authManager.account
    updateAccount()
    updateComment()
  }

  func open(_ link: Link) {
    followSession()
    switch link {
    case .comment: leaveComment()
    case .signIn(let login): openLogin(login: login)
    }
    childScreens.resume()
  }

  private func signInOrOut() {
    if account == nil {
      openLogin(login: nil)
    } else {
      trunk.authManager.signOut()
    }
  }

  // An observer that attached earlier may open a link before this one is notified.
  private func followSession() {
    guard account != trunk.authManager.account else { return }
    account = trunk.authManager.account
    updateAccount()
    if account == nil {
      childScreens.dropRequests()
      if openLogin == nil { childScreens.close() }
    }
    childScreens.resume()
  }

  private func updateAccount() {
    screen.accountLabel.text = account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut
    screen.accountButton.setTitle(account == nil ? Texts.Review.signIn : Texts.Review.signOut, for: .normal)
  }

  private func updateComment() {
    screen.commentLabel.text = trunk.commentStore.latest ?? Texts.Review.noComment
  }

  // MARK: Login and Comment

  /// Login, if it is the open child.
  private var openLogin: LoginViewController? {
    guard let sheet = childScreens.openChild, sheet === login?.navigationController else { return nil }
    return login
  }

  private func leaveComment() {
    childScreens.request { [weak self] openChild in
      guard let self else { return }
      if openLogin != nil {
        isCommentPending = true
      } else if openChild == nil {
        isCommentPending = account == nil
        if let account { presentComment(account: account) } else { presentLogin(login: nil) }
      }
    }
  }

  private func openLogin(login: String?) {
    guard account == nil else { return }
    childScreens.request { [weak self] openChild in
      guard let self, account == nil else { return }
      if let openLogin {
        openLogin.comeBack(login: login)
      } else if openChild == nil {
        isCommentPending = false
        presentLogin(login: login)
      }
    }
  }

  private func presentLogin(login: String?) {
    let login = LoginViewController(kind: kind, authManager: trunk.authManager, login: login)
    login.onEnd = { [weak self] in self?.loginDidEnd() }
    self.login = login
    // The user or another module may dismiss Login, too.
    childScreens.present(UINavigationController(rootViewController: login)) { login.cancel() }
  }

  private func loginDidEnd() {
    childScreens.close()
    if isCommentPending, trunk.authManager.account != nil { leaveComment() }
    isCommentPending = false
  }

  private func presentComment(account: String) {
    let comment = CommentViewController(draft: trunk.commentStore.draft(of: account))
    comment.onEnd = { [weak self] text in self?.commentDidEnd(text: text) }
    comment.presentationController?.delegate = comment
    childScreens.present(comment)
  }

  private func commentDidEnd(text: String?) {
    childScreens.close()
    if let text { trunk.commentStore.post(text) }
  }
}
