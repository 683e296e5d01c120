import RoundTable
import Shared

/// What Review's Joint notifies the Core and the Presenter of.
enum ReviewModuleJointInput {
  /// What is in front of the user.
  enum Front {
    case review
    case login
    case comment
    case otherCode
  }

  /// A deep link was opened.
  case link(Link)
  /// The first request can be followed, because this is in front.
  case front(Front)
  /// Login has ended, with or without signing in.
  case loginEnded
  /// Comment has sent a text.
  case comment(text: String)
}

/// Makes Login and Comment, presents them, and dismisses them when they have ended.
///
/// The pipeline owns it and calls it last. It refers to its children weakly and reads from UIKit which of them is
/// open, because a swipe or other code of the app can dismiss them too. It contains no rule about which screen comes
/// next, and it does not change the state.
final class ReviewModuleJoint: RTEModuleJoint<ReviewModuleTypes> {
  private let kind: LoginModuleKind
  private weak var loginJoint: LoginModuleJoint?
  private weak var commentJoint: CommentModuleJoint?

  init(
    pipeline: ReviewModulePipeline,
    state: ReviewModuleState,
    view: UIViewController,
    trunk: Trunk,
    kind: LoginModuleKind
  ) {
    self.kind = kind
    super.init(pipeline: pipeline, state: state, view: view, trunk: trunk)
  }

  override func handleCore(event: ReviewModuleCoreEvent) {
    switch event {
    case .requested:
      navigate()
    case .loginNeeded(let login):
      presentLoginModule(login: login)
    case .loginLinked(let login):
      loginJoint?.take(input: .link(login: login))
    case .commentNeeded(let account):
      presentCommentModule(account: account)
    case .sessionEnded:
      commentJoint?.take(input: .sessionEnded)
      navigate()
    case .accountChanged, .commentChanged:
      break
    }
  }

  // Links, replies and the end of a session come at any time, also during a transition (T1). A child that stays open
  // takes them at once. One that is going, or that an alert covers, may have ended when the transition has.
  private func navigate() {
    if let child = view?.presentedViewController, !child.isBeingDismissed,
      child.presentedViewController == nil, front != .otherCode
    {
      reportFront()
    }
    view?.whenIdle { [weak self] in self?.navigateWhenIdle() }
  }

  private func navigateWhenIdle() {
    if canDismissChild {
      view?.dismiss(animated: true)
      navigate()
    } else {
      reportFront()
    }
  }

  // Once for each request: the first can change what is in front.
  private func reportFront() {
    while let pipeline, !state.requests.isEmpty { pipeline.notify(input: .front(front)) }
  }

  private var front: ReviewModuleJointInput.Front {
    guard let child = view?.presentedViewController else { return .review }
    if child === loginJoint?.view, loginJoint?.hasEnded == false { return .login }
    if child === commentJoint?.view, commentJoint?.hasEnded == false { return .comment }
    return .otherCode
  }

  private var canDismissChild: Bool {
    guard let child = view?.presentedViewController else { return false }
    if child === loginJoint?.view { return loginJoint?.canBeDismissed == true }
    if child === commentJoint?.view { return commentJoint?.canBeDismissed == true }
    return false
  }

  private func presentLoginModule(login: String?) {
    let module = LoginModuleAssembly(trunk: trunk, kind: kind, login: login)
    loginJoint = module.joint

    module.joint.attach { [weak self] output in
      switch output {
      case .dismiss:
        self?.pipeline?.notify(input: .loginEnded)
        self?.navigate()
      }
    }

    view?.present(module.view, animated: true)
  }

  private func presentCommentModule(account: String) {
    let module = CommentModuleAssembly(trunk: trunk, account: account)
    commentJoint = module.joint

    module.joint.attach { [weak self] output in
      switch output {
      case .comment(let text):
        self?.pipeline?.notify(input: .comment(text: text))
        self?.navigate()
      case .dismiss:
        self?.navigate()
      }
    }

    view?.present(module.view, animated: true)
  }
}
