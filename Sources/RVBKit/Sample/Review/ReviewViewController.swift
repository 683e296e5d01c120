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

  init(kind: LoginKind, viewModel: ReviewViewModel) {
    self.kind = kind
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = Texts.Review.title
    viewModel.onChange = { [weak self] in self?.viewModelDidChange() }
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

  // MARK: Requests

  func presentSignedOut(
    animated: Bool,
    force: Bool,
    signedIn: ((any ReviewControllable) -> Void)?,
    completion: ((any LoginControllable) -> Void)?
  ) {
    guard viewModel.account == nil else {
      signedIn?(self)
      return
    }
    let remember = { [weak self] (login: any LoginControllable) in
      self?.whenSignedIn(signedIn)
      completion?(login)
    }
    presentChild(animated: animated, force: force, completion: remember) { review in
      review.makeLogin(signedIn: signedIn)
    } show: { review, login in
      review.present(UINavigationController(rootViewController: login), animated: animated)
    }
  }

  func presentComment(animated: Bool, force: Bool, completion: ((any CommentControllable) -> Void)?) {
    presentChild(animated: animated, force: force, completion: completion) { review in
      review.makeComment()
    } show: { review, comment in
      review.present(comment, animated: animated)
    }
  }

  // MARK: Children

  // The user may have signed in while the request waited for a transition.
  private func makeLogin(
    signedIn: ((any ReviewControllable) -> Void)?
  ) -> (any LoginControllable)? {
    guard viewModel.account == nil else {
      signedIn?(self)
      return nil
    }
    let login = router?.routeToLogin(with: LoginParameter(kind: kind))
    login?.onEvent = { [weak self] event in self?.loginDidEnd(with: event) }
    return login
  }

  // The session may have ended while the request waited for a transition.
  private func makeComment() -> (any CommentControllable)? {
    guard let account = viewModel.account else { return nil }
    let comment = router?.routeToComment(with: CommentParameter(account: account))
    comment?.onEvent = { [weak self] event in self?.commentDidEnd(with: event) }
    return comment
  }

  // A Login that is found may have ended signed in already, and wait for its dismissal.
  private func whenSignedIn(_ action: ((any ReviewControllable) -> Void)?) {
    if viewModel.account == nil {
      signedIn = action ?? signedIn
    } else {
      action?(self)
    }
  }

  private func loginDidEnd(with event: LoginEvent) {
    let signedIn = signedIn
    self.signedIn = nil
    switch event {
    case .signedIn:
      route(self, animated: true) { [weak self] in
        if let self { signedIn?(self) }
      }
    case .cancelled:
      route(self, animated: true)
    case .dismissed:
      break
    }
  }

  private func commentDidEnd(with event: CommentEvent) {
    if case .sent(let text) = event { viewModel.post(text) }
    route(self, animated: true)
  }

  private func viewModelDidChange() {
    render()
    if viewModel.account == nil { dismissComment() }
  }

  // The session can end at any time, also during a transition (T1).
  private func dismissComment() {
    whenIdle { [weak self] in
      guard let self else { return }
      let isOpen = !search { $0 is any CommentControllable }.isEmpty
      if isOpen { route(self, animated: true) }
    }
  }

  // MARK: Display

  private func render() {
    let account = viewModel.account
    screen.commentLabel.text = viewModel.comment ?? Texts.Review.noComment
    screen.accountLabel.text = account.map(Texts.Review.signedIn) ?? Texts.Review.signedOut
    screen.accountButton.setTitle(account == nil ? Texts.Review.signIn : Texts.Review.signOut, for: .normal)
  }

  // A button that was tapped together with one that has opened a screen does nothing (T2).
  private var isCovered: Bool { presentedViewController != nil }

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
