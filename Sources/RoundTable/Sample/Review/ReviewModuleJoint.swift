import RoundTable
import Shared

enum ReviewModuleJointInput {
  case link(Link)
  case comment(text: String)
  case loginEnded
}

enum ReviewModuleJointOutput {
}

final class ReviewModuleJoint: RTEModuleJoint<ReviewModuleTypes> {
  private let kind: LoginModuleKind
  private weak var loginJoint: LoginModuleJoint?

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
      whenIdle { $0.showCommentModule() }
    case .sessionEnded:
      whenIdle { $0.dismissModule(.comment) }
    case .accountChanged:
      break
    }
  }

  // Links, replies and the end of a session come at any time, also during a transition (T1).
  private func whenIdle(_ action: @escaping (ReviewModuleJoint) -> Void) {
    view?.whenIdle { [weak self] in
      if let self { action(self) }
    }
  }

  private func showLoginModule(for reason: ReviewModuleCoreEvent.Reason) {
    switch reason {
    case .account:
      presentLoginModule(login: nil)
    case .comment:
      presentLoginModule(login: nil)
      state.isCommentWanted = true
    case .link(let login) where state.child == .login:
      loginJoint?.take(input: .link(login: login))
    case .link(let login):
      presentLoginModule(login: login)
    }
  }

  private func presentLoginModule(login: String?) {
    guard state.child == nil else { return }
    state.child = .login
    let module = LoginModuleAssembly(trunk: trunk, kind: kind, login: login)
    loginJoint = module.joint

    module.joint.attach { [weak self] output in
      switch output {
      case .dismiss:
        self?.dismissModule(.login)
        self?.pipeline?.notify(input: .loginEnded)
      case .dismissed:
        self?.state.child = nil
        self?.pipeline?.notify(input: .loginEnded)
      }
    }

    view?.present(module.view, animated: true)
  }

  // The session may have ended while the request waited for its turn.
  private func showCommentModule() {
    guard state.child == nil, state.account != nil else { return }
    state.child = .comment
    let module = CommentModuleAssembly(trunk: trunk)

    module.joint.attach { [weak self] output in
      switch output {
      case .comment(let text):
        self?.pipeline?.notify(input: .comment(text: text))
        self?.dismissModule(.comment)
      case .dismiss:
        self?.dismissModule(.comment)
      case .dismissed:
        self?.state.child = nil
      }
    }

    view?.present(module.view, animated: true)
  }

  private func dismissModule(_ child: ReviewModuleState.Child) {
    guard state.child == child else { return }
    state.child = nil
    view?.dismiss(animated: true)
  }
}
