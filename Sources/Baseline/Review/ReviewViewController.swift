import PortableUIKit
import Screens
import Shared

final class ReviewViewController: UIViewController {
  private let trunk: Trunk
  private let kind: LoginKind
  private let screen = ReviewScreen()
  private var sessionObservation: Observation<SessionChange>?
  private var commentObservation: Observation<String>?
  private var isCommentPending = false

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

  func open(_ link: Link) {
    switch link {
    case .comment: leaveComment()
    case .signIn(let login): openLogin(login: login)
    }
  }

  // Another tap in the same turn may have opened a screen: then the button is covered (T2).
  private func didTapCommentButton() {
    guard presentedViewController == nil else { return }
    leaveComment()
  }

  private func didTapAccountButton() {
    guard presentedViewController == nil else { return }
    if trunk.authManager.account == nil {
      presentLogin(login: nil)
    } else {
      trunk.authManager.signOut()
    }
  }

  private func sessionDidChange(_ change: SessionChange) {
    updateLabels()
    if change == .signedOut { dismissComment() }
  }

  private func updateLabels() {
    let account = trunk.authManager.account
    screen.commentLabel.text = trunk.commentStore.latest ?? Texts.Review.noComment
    screen.accountLabel.text = account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut
    screen.accountButton.setTitle(account == nil ? Texts.Review.signIn : Texts.Review.signOut, for: .normal)
  }

  // Links, replies and the end of a session come at any time, also during a transition (T1): what to do is decided
  // now, and done as soon as navigation is possible.
  private func leaveComment() {
    guard trunk.authManager.account == nil else { return openComment() }
    whenIdle { [weak self] in
      guard let self, !(presentedViewController is CommentViewController) else { return }
      isCommentPending = true
      if presentedViewController == nil { presentLogin(login: nil) }
    }
  }

  private func openLogin(login: String?) {
    guard trunk.authManager.account == nil else { return }
    whenIdle { [weak self] in
      guard let self else { return }
      if let stack = presentedViewController as? LoginNavigationController {
        (stack.viewControllers.first as? LoginViewController)?.comeBack(login: login)
      } else if presentedViewController == nil {
        presentLogin(login: login)
      }
    }
  }

  // The session may have ended while the request waited for a transition.
  private func openComment() {
    whenIdle { [weak self] in
      guard let self, presentedViewController == nil, let account = trunk.authManager.account else { return }
      presentComment(draft: trunk.commentStore.draft(of: account))
    }
  }

  private func dismissComment() {
    whenIdle { [weak self] in
      guard let self, presentedViewController is CommentViewController else { return }
      dismiss(animated: true)
    }
  }

  private func presentLogin(login: String?) {
    let login = LoginViewController(kind: kind, authManager: trunk.authManager, login: login)
    let sheet = LoginNavigationController(rootViewController: login)
    sheet.onDismissed = { [weak self, weak login] in
      login?.didDisappear()
      self?.loginDidDisappear()
    }
    present(sheet, animated: true)
  }

  private func loginDidDisappear() {
    let isCommentPending = isCommentPending
    self.isCommentPending = false
    if isCommentPending, trunk.authManager.account != nil { openComment() }
  }

  private func presentComment(draft: Draft) {
    let comment = CommentViewController(draft: draft)
    comment.onSend = { [weak self] text in self?.trunk.commentStore.post(text) }
    comment.presentationController?.delegate = comment
    present(comment, animated: true)
  }
}
