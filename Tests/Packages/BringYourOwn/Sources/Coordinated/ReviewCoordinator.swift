import Screens
import Shared

final class ReviewCoordinator {
  private enum Child { case login(LoginCoordinator), comment(CommentCoordinator) }

  private let trunk: Trunk
  private let kind: LoginKind
  private let isLoginSwipeable: Bool
  private let screen = ReviewScreen()
  private weak var controller: UIViewController?
  private var observation: AuthObservation?
  private var child: Child?
  private var wantsComment = false

  init(trunk: Trunk, kind: LoginKind, isLoginSwipeable: Bool) {
    self.trunk = trunk
    self.kind = kind
    self.isLoginSwipeable = isLoginSwipeable
  }

  func makeController() -> UIViewController {
    let controller = ScreenController(screen, title: Texts.Review.title, coordinator: self)
    self.controller = controller
    screen.commentButton.on(.touchUpInside, self) { $0.tapCommentButton() }
    screen.accountButton.on(.touchUpInside, self) { $0.tapAccountButton() }
    observation = trunk.authManager.attach { [weak self] in self?.take($0) }
    render()
    return controller
  }

  func open(_ link: Link) {
    switch link {
    case .comment: leaveComment()
    case .signIn(let login):
      guard trunk.authManager.account == nil else { return }
      whenIdle { $0.openLogin(login) }
    }
  }

  private func render() {
    let account = trunk.authManager.account
    screen.commentLabel.text = trunk.commentStore.latest ?? Texts.Review.noComment
    screen.accountLabel.text = account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut
    screen.accountButton.setTitle(account == nil ? Texts.Review.signIn : Texts.Review.signOut, for: .normal)
  }

  // T1: UIKit refuses to present and dismiss during a transition.
  private func whenIdle(_ action: @escaping (ReviewCoordinator) -> Void) {
    controller?.whenIdle { [weak self] in
      if let self { action(self) }
    }
  }

  // T2: a second tap in the same turn reaches a button although a screen covers it already. It must do nothing.
  private func tapCommentButton() {
    if child == nil { leaveComment() }
  }

  private func tapAccountButton() {
    guard child == nil else { return }
    if trunk.authManager.account == nil {
      whenIdle { $0.showLogin(nil) }
    } else {
      trunk.authManager.signOut()
    }
  }

  private func leaveComment() {
    if trunk.authManager.account != nil { return whenIdle { $0.showComment() } }
    whenIdle {
      if case .comment = $0.child { return }
      $0.showLogin(nil)
      $0.wantsComment = true
    }
  }

  private func openLogin(_ login: String?) {
    if case .login(let coordinator) = child { return coordinator.comeBack(login) }
    showLogin(login)
  }

  private func showLogin(_ login: String?) {
    guard child == nil else { return }
    let coordinator = LoginCoordinator(authManager: trunk.authManager, kind: kind, login: login)
    child = .login(coordinator)
    coordinator.onEnd = { [weak self] in self?.endLogin() }
    controller?.present(coordinator.makeController(isSwipeable: isLoginSwipeable), animated: true)
  }

  private func endLogin() {
    child = nil
    if wantsComment, trunk.authManager.account != nil { whenIdle { $0.showComment() } }
    wantsComment = false
  }

  private func showComment() {
    guard child == nil, trunk.authManager.account != nil else { return }
    let coordinator = CommentCoordinator(store: trunk.commentStore)
    child = .comment(coordinator)
    coordinator.onSend = { [weak self] text in
      self?.trunk.commentStore.post(text)
      self?.render()
    }
    coordinator.onEnd = { [weak self] in self?.child = nil }
    controller?.present(coordinator.makeController(), animated: true)
  }

  private func take(_ status: AuthStatus) {
    render()
    guard status == .logout else { return }
    whenIdle {
      guard case .comment = $0.child else { return }
      $0.child = nil
      $0.controller?.dismiss(animated: true)
    }
  }
}
