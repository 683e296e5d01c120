import RoundTable
import Shared

/// What Review's Joint notifies the Core and the Presenter of.
enum ReviewModuleJointInput {
  /// A deep link was opened.
  case link(Link)
  /// Login is on screen for this reason: it was presented, or it was there already.
  case loginShown(for: ReviewModuleCoreEvent.LoginReason)
  /// Login has left the screen, with or without signing in.
  case loginEnded
  /// Comment has sent a text.
  case comment(text: String)
}

/// Makes Login and Comment, presents them, and dismisses them on an event of the Core or an output of theirs.
///
/// The pipeline owns it and calls it last. It refers to its children weakly and reads from UIKit which of them is
/// open, because a swipe or other code of the app can dismiss them too. It contains no rule about which screen comes
/// next, and it does not change the state.
final class ReviewModuleJoint: RTEModuleJoint<ReviewModuleTypes> {
  private let kind: LoginModuleKind
  private weak var loginJoint: LoginModuleJoint?
  private weak var commentView: CommentModuleView?

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
    case .loginNeeded(let reason):
      whenIdle { $0.showLoginModule(for: reason) }
    case .commentReady:
      whenIdle { $0.presentCommentModule() }
    case .sessionEnded:
      whenIdle { $0.dismiss($0.commentView) }
    case .accountChanged:
      break
    }
  }

  private var openChild: UIViewController? {
    guard let child = view?.presentedViewController, !child.isBeingDismissed else { return nil }
    return child
  }

  // Links, replies and the end of a session come at any time, also during a transition (T1).
  private func whenIdle(_ action: @escaping (ReviewModuleJoint) -> Void) {
    view?.whenIdle { [weak self] in
      if let self { action(self) }
    }
  }

  private func showLoginModule(for reason: ReviewModuleCoreEvent.LoginReason) {
    var login: String?
    if case .link(let given) = reason { login = given }

    if openChild == nil {
      presentLoginModule(login: login)
    } else if openChild !== loginJoint?.view {
      return
    } else if case .link = reason {
      loginJoint?.take(input: .link(login: login))
    }
    pipeline?.notify(input: .loginShown(for: reason))
  }

  private func presentLoginModule(login: String?) {
    let module = LoginModuleAssembly(trunk: trunk, kind: kind, login: login)
    loginJoint = module.joint

    module.joint.attach { [weak self] output in
      switch output {
      case .dismiss:
        self?.dismiss(self?.loginJoint?.view)
      case .ended:
        self?.pipeline?.notify(input: .loginEnded)
      }
    }

    view?.present(module.view, animated: true)
  }

  // The session may have ended while the request waited for a transition.
  private func presentCommentModule() {
    guard openChild == nil, let account = state.account else { return }
    let module = CommentModuleAssembly(trunk: trunk, account: account)
    commentView = module.view

    module.joint.attach { [weak self] output in
      switch output {
      case .comment(let text):
        self?.pipeline?.notify(input: .comment(text: text))
        self?.dismiss(self?.commentView)
      case .dismiss:
        self?.dismiss(self?.commentView)
      }
    }

    view?.present(module.view, animated: true)
  }

  // Immediately if possible, before what waits for a transition: the tap that leads here came earlier than, say, a link.
  private func dismiss(_ child: UIViewController?) {
    guard let view, let child, child === openChild else { return }
    if view.runningTransition == nil {
      view.dismiss(animated: true)
    } else {
      whenIdle { [weak child] in $0.dismiss(child) }
    }
  }
}
