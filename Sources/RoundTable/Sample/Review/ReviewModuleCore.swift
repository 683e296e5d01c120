import RoundTable
import Shared

enum ReviewModuleCoreEvent {
  enum Reason { case account, comment, link(login: String?) }
  case accountChanged
  case loginNeeded(Reason)
  case commentReady
  case sessionEnded
}

final class ReviewModuleCore: RTEModuleCore<ReviewModuleTypes> {
  private let authManager: AuthManager
  private let commentStore: CommentStore
  private var observation: AuthObservation?

  init(
    pipeline: ReviewModulePipeline,
    state: ReviewModuleState,
    authManager: AuthManager,
    commentStore: CommentStore
  ) {
    self.authManager = authManager
    self.commentStore = commentStore
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    state.account = authManager.account
    state.comment = commentStore.latest

    observation = authManager.attach { [weak self] status in
      switch status {
      case .login:
        self?.updateAccount()
      case .logout:
        self?.updateAccount()
        self?.pipeline?.notify(event: .sessionEnded)
      case .wrong, .limit, .unreachable:
        break
      }
    }
  }

  // A tap that comes in the same turn as one that has opened a screen is a tap on a covered button (T2).
  override func handleView(intent: ReviewModuleViewIntent) {
    guard state.child == nil else { return }
    switch intent {
    case .commentButtonTap:
      pipeline?.notify(event: state.account == nil ? .loginNeeded(.comment) : .commentReady)
    case .accountButtonTap where state.account == nil:
      pipeline?.notify(event: .loginNeeded(.account))
    case .accountButtonTap:
      authManager.signOut()
    }
  }

  override func handleJoint(input: ReviewModuleJointInput) {
    switch input {
    case .link(.comment):
      pipeline?.notify(event: state.account == nil ? .loginNeeded(.comment) : .commentReady)
    case .link(.signIn(let login)):
      if state.account == nil { pipeline?.notify(event: .loginNeeded(.link(login: login))) }
    case .comment(let text):
      commentStore.post(text)
      state.comment = commentStore.latest
    case .loginEnded:
      let isCommentReady = state.isCommentWanted && state.account != nil
      state.isCommentWanted = false
      if isCommentReady { pipeline?.notify(event: .commentReady) }
    }
  }

  private func updateAccount() {
    state.account = authManager.account
    pipeline?.notify(event: .accountChanged)
  }
}
