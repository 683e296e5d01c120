/// Where a scenario starts: the value of its `given:` line, which stands for steps before the scenario's own.
nonisolated enum Given: String, CaseIterable {
  case loginOpen = "Login open"
  case loginFilledIn = "Login filled in"
  case attemptWaiting = "attempt waiting"
  case attemptFailed = "attempt failed"
  case limitReached = "limit reached"
  case signedIn = "signed in"
  case recoveryOpen = "Recovery open"
  case commentOpen = "Comment open"
  case commentWritten = "Comment written"
  case discardAlertOpen = "discard alert open"
  case commentPending = "comment pending"

  /// The steps that lead there from the start.
  var steps: [Step] {
    switch self {
    case .loginOpen: [.tap(.element(.reviewAccountButton))]
    case .loginFilledIn: Self.loginOpen.steps + Self.credentials
    case .attemptWaiting: Self.loginFilledIn.steps + [Self.signIn]
    case .attemptFailed: Self.attemptWaiting.steps + [.reply(1, .wrong)]
    case .limitReached:
      Self.attemptFailed.steps + [Self.signIn, .reply(1, .wrong), Self.signIn, .reply(1, .wrong)]
    case .signedIn: Self.attemptWaiting.steps + [.reply(1, .accepted)]
    case .recoveryOpen: Self.loginFilledIn.steps + [.tap(.element(.loginRecoveryButton))]
    case .commentOpen: Self.signedIn.steps + [.tap(.element(.reviewCommentButton))]
    case .commentWritten: Self.commentOpen.steps + [.type(.element(.commentText), "Hello")]
    case .discardAlertOpen: Self.commentWritten.steps + [.tap(.element(.commentCancelButton))]
    case .commentPending: [.tap(.element(.reviewCommentButton))] + Self.credentials
    }
  }

  private static let signIn = Step.tap(.element(.loginSignInButton))
  private static let credentials: [Step] = [
    .type(.element(.loginLogin), "ada@example.com"), .type(.element(.loginPassword), "lovelace"),
  ]
}
