import QuartetShared
import RoundTable

/// The events that Review's Core sends to the Presenter and the Joint.
enum ReviewModuleCoreEvent {
  case accountChanged
  case commentChanged
  case linkOpened(Link)
  /// The user, who is signed out, has tapped the account button.
  case signInChosen
  /// Login has ended with a signed-in user, and a comment was pending.
  case signedInToComment
}

/// The business logic of Review: follows the session, remembers the pending comment, and posts comments.
///
/// The pipeline owns it and calls it first; the manager and the store call the closures that it has attached. It must not
/// depend on which screens are open: a tap on the comment button only opens one, so the Joint handles it.
final class ReviewModuleCore: RTEModuleCore<ReviewModuleTypes> {
  private let authManager: AuthManager
  private let commentStore: CommentStore
  private var sessionObservation: Observation<SessionChange>?
  private var commentObservation: Observation<String>?

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
    sessionObservation = authManager.attach { [weak self] _ in self?.followSession() }
    commentObservation = commentStore.attach { [weak self] comment in self?.update(comment: comment) }
  }

  // Signing out is business logic, so the Core decides what this tap does.
  override func handleView(intent: ReviewModuleViewIntent) {
    switch intent {
    case .accountButtonTap where state.account == nil:
      pipeline?.notify(event: .signInChosen)
    case .accountButtonTap:
      authManager.signOut()
    case .commentButtonTap:
      break
    }
  }

  override func handleJoint(input: ReviewModuleJointInput) {
    switch input {
    case .link(let link):
      followSession()
      pipeline?.notify(event: .linkOpened(link))
    case .commentPending:
      state.isCommentPending = true
    case .loginEnded:
      finishLogin()
    case .comment(let text):
      commentStore.post(text)
    }
  }

  // An observer that attached earlier may open a link before this Core is notified.
  private func followSession() {
    guard state.account != authManager.account else { return }
    state.account = authManager.account
    pipeline?.notify(event: .accountChanged)
  }

  private func finishLogin() {
    let wasCommentPending = state.isCommentPending
    state.isCommentPending = false
    if wasCommentPending, authManager.account != nil { pipeline?.notify(event: .signedInToComment) }
  }

  private func update(comment: String) {
    state.comment = comment
    pipeline?.notify(event: .commentChanged)
  }
}
