import RoundTable
import Shared

/// What Review's Core notifies the Presenter and the Joint of.
enum ReviewModuleCoreEvent {
  case accountChanged
  case commentChanged
  /// Requests wait: the Joint has to report what is in front.
  case requested
  case loginNeeded(login: String?)
  /// A link leads to Login, which is open.
  case loginLinked(login: String?)
  case commentNeeded(account: String)
  case sessionEnded
}

/// The business logic of Review: what follows from a tap, a link and the end of Login; and posting comments.
///
/// The pipeline owns it and calls it first, so that the Presenter and the Joint find the state already changed. It is
/// the only component that changes the state and uses the services. It does not show anything: it keeps what was
/// requested, and when the Joint reports what is in front, it notifies an event for each request.
final class ReviewModuleCore: RTEModuleCore<ReviewModuleTypes> {
  private let authManager: AuthManager
  private let commentStore: CommentStore
  private var observation: Observation<SessionChange>?
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
    commentObservation = commentStore.attach { [weak self] comment in self?.updateComment(to: comment) }

    observation = authManager.attach { [weak self] change in self?.updateAccount(after: change) }
  }

  override func handleView(intent: ReviewModuleViewIntent) {
    switch intent {
    case .appear:
      repeatPostponedRequest()
    case .commentButtonTap:
      if isOnTop { request(.comment) }
    case .accountButtonTap:
      if isOnTop { signInOrOut() }
    }
  }

  override func handleJoint(input: ReviewModuleJointInput) {
    switch input {
    case .link(.signIn) where account != nil:
      repeatPostponedRequest()
    case .link(let link):
      request(link)
    case .front(let front):
      follow(state.requests.removeFirst(), in: front)
    case .loginEnded:
      finishLogin()
    case .comment(let text):
      commentStore.post(text)
    }
  }

  // Another tap in the same turn may have requested a screen (T2).
  private var isOnTop: Bool { state.requests.isEmpty }

  // Not that of the state: an observer that is notified before this Core may open a link (T8).
  private var account: String? { authManager.account }

  private func signInOrOut() {
    if account == nil {
      request(.signIn(login: nil))
    } else {
      authManager.signOut()
    }
  }

  private func request(_ link: Link) {
    state.requests.append(link)
    state.postponedRequest = nil
    pipeline?.notify(event: .requested)
  }

  private func repeatPostponedRequest() {
    if let link = state.postponedRequest { request(link) }
  }

  private func follow(_ link: Link, in front: ReviewModuleJointInput.Front) {
    switch (link, front) {
    case (_, .otherCode):
      state.postponedRequest = link
    case (.comment, .review):
      if let account {
        pipeline?.notify(event: .commentNeeded(account: account))
      } else {
        state.isCommentPending = true
        pipeline?.notify(event: .loginNeeded(login: nil))
      }
    case (.comment, .login):
      state.isCommentPending = true
    case (.signIn(let login), .review) where account == nil:
      pipeline?.notify(event: .loginNeeded(login: login))
    case (.signIn(let login), .login) where account == nil:
      pipeline?.notify(event: .loginLinked(login: login))
    case (_, .comment), (.signIn, _):
      break
    }
  }

  private func finishLogin() {
    let isCommentNeeded = state.isCommentPending && account != nil
    state.isCommentPending = false
    if isCommentNeeded { request(.comment) }
  }

  private func updateComment(to comment: String) {
    state.comment = comment
    pipeline?.notify(event: .commentChanged)
  }

  // What was requested before the end of the session ends with it, as if it had been on screen already (T1).
  private func updateAccount(after change: SessionChange) {
    state.account = authManager.account
    pipeline?.notify(event: .accountChanged)
    if change == .signedOut {
      state.requests = []
      state.postponedRequest = nil
      pipeline?.notify(event: .sessionEnded)
    } else {
      repeatPostponedRequest()
    }
  }
}
