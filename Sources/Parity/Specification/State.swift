/// Where a person is, as far as it matters to what can happen next: the screen on top, and its phase.
public nonisolated enum State: Int, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Review.
  case reviewSignedOut, reviewSignedIn
  /// Login; incomplete and complete tell whether an attempt can be started.
  case loginIncomplete, loginComplete, loginWaiting, loginFailed, loginNoticed
  /// Login, after which Comment is wanted (R4).
  case wantedIncomplete, wantedComplete, wantedWaiting, wantedFailed, wantedNoticed
  /// Recovery, and that with a wish below it.
  case recoveryEmpty, recoveryFilled, wantedRecoveryEmpty, wantedRecoveryFilled
  /// Comment.
  case commentBlank, commentWritten, commentTooLong
  /// The alert over Comment.
  case alert

  /// The screen, and its phase: `Login, waiting, Comment wanted`.
  public var description: String { Self.texts[rawValue] }

  private static let texts = [
    "Review, signed out", "Review, signed in",
    "Login, incomplete", "Login, complete", "Login, waiting", "Login, failed", "Login, noticed",
    "Login, incomplete, Comment wanted", "Login, complete, Comment wanted", "Login, waiting, Comment wanted",
    "Login, failed, Comment wanted", "Login, noticed, Comment wanted",
    "Recovery, empty", "Recovery, filled in",
    "Recovery, empty, Comment wanted", "Recovery, filled in, Comment wanted",
    "Comment, blank", "Comment, written", "Comment, too long", "Alert",
  ]
}

nonisolated extension Specification {
  /// Where the person is.
  public var state: State {
    if let comment {
      if comment.asksToDiscard { return .alert }
      if comment.text.isBlank { return .commentBlank }
      return comment.canSend ? .commentWritten : .commentTooLong
    }
    guard let login else { return account == nil ? .reviewSignedOut : .reviewSignedIn }
    if let text = login.recovery {
      return switch (text.isBlank, login.wantsComment) {
      case (true, false): .recoveryEmpty
      case (false, false): .recoveryFilled
      case (true, true): .wantedRecoveryEmpty
      case (false, true): .wantedRecoveryFilled
      }
    }
    let isWanted = login.wantsComment
    if login.waitsFor != nil { return isWanted ? .wantedWaiting : .loginWaiting }
    if login.failure != nil { return isWanted ? .wantedFailed : .loginFailed }
    if login.notice != nil { return isWanted ? .wantedNoticed : .loginNoticed }
    if login.canSignIn { return isWanted ? .wantedComplete : .loginComplete }
    return isWanted ? .wantedIncomplete : .loginIncomplete
  }
}
