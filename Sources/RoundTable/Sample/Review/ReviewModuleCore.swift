import RoundTable
import Shared

/// What Review's Core notifies the Presenter and the Joint of.
enum ReviewModuleCoreEvent {
  /// Why the user has to sign in.
  enum LoginReason {
    case account
    case comment
    case link(login: String?)
  }

  case accountChanged
  case loginNeeded(for: LoginReason)
  case commentReady
  case sessionEnded
}

/// The business logic of Review: what follows from a tap, a link and the end of Login; and posting comments.
///
/// The pipeline owns it and calls it first, so that the Presenter and the Joint find the state already changed. It is
/// the only component that changes the state and uses the services. It does not show anything: to open a screen, it
/// notifies an event.
final class ReviewModuleCore: RTEModuleCore<ReviewModuleTypes> {
  private let authManager: AuthManager
  private let commentStore: CommentStore
  private var observation: Observation<SessionChange>?

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

    observation = authManager.attach { [weak self] change in
      self?.updateAccount()
      if change == .signedOut { self?.pipeline?.notify(event: .sessionEnded) }
    }
  }

  override func handleView(intent: ReviewModuleViewIntent) {
    switch intent {
    case .commentButtonTap:
      startComment()
    case .accountButtonTap where state.account == nil:
      pipeline?.notify(event: .loginNeeded(for: .account))
    case .accountButtonTap:
      authManager.signOut()
    }
  }

  override func handleJoint(input: ReviewModuleJointInput) {
    switch input {
    case .link(.comment):
      startComment()
    case .link(.signIn(let login)):
      if state.account == nil { pipeline?.notify(event: .loginNeeded(for: .link(login: login))) }
    case .loginShown(for: .comment):
      state.isCommentPending = true
    case .loginShown:
      break
    case .loginEnded:
      finishLogin()
    case .comment(let text):
      commentStore.post(text)
      state.comment = commentStore.latest
    }
  }

  private func startComment() {
    pipeline?.notify(event: state.account == nil ? .loginNeeded(for: .comment) : .commentReady)
  }

  private func finishLogin() {
    let isCommentReady = state.isCommentPending && state.account != nil
    state.isCommentPending = false
    if isCommentReady { pipeline?.notify(event: .commentReady) }
  }

  private func updateAccount() {
    state.account = authManager.account
    pipeline?.notify(event: .accountChanged)
  }
}
