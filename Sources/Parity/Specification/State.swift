/// The top screen and its phase: what coverage distinguishes, and what random steps depend on.
public nonisolated enum State: Int, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Review.
  case reviewSignedOut, reviewSignedIn
  /// Login. Complete means that an attempt can be started.
  case loginIncomplete, loginComplete, loginWaiting, loginFailed, loginNoticed
  /// Login with a pending comment (R4).
  case pendingIncomplete, pendingComplete, pendingWaiting, pendingFailed, pendingNoticed
  /// Recovery, without and with a pending comment.
  case recoveryEmpty, recoveryFilled, pendingRecoveryEmpty, pendingRecoveryFilled
  /// Comment.
  case commentBlank, commentWritten, commentTooLong
  /// The alert over Comment.
  case alert

  /// The screen and its phase: `Login, waiting, comment pending`.
  public var description: String { Self.texts[rawValue] }

  private static let texts = [
    "Review, signed out", "Review, signed in",
    "Login, incomplete", "Login, complete", "Login, waiting", "Login, failed", "Login, noticed",
    "Login, incomplete, comment pending", "Login, complete, comment pending",
    "Login, waiting, comment pending",
    "Login, failed, comment pending", "Login, noticed, comment pending",
    "Recovery, empty", "Recovery, filled in",
    "Recovery, empty, comment pending", "Recovery, filled in, comment pending",
    "Comment, blank", "Comment, written", "Comment, too long", "Alert",
  ]
}

nonisolated extension Specification {
  /// The current state.
  public var state: State {
    if let comment {
      if comment.asksToDiscard { return .alert }
      if comment.text.isBlank { return .commentBlank }
      return comment.canSend ? .commentWritten : .commentTooLong
    }
    guard let login else { return account == nil ? .reviewSignedOut : .reviewSignedIn }
    if let text = login.recovery {
      return switch (text.isBlank, login.hasPendingComment) {
      case (true, false): .recoveryEmpty
      case (false, false): .recoveryFilled
      case (true, true): .pendingRecoveryEmpty
      case (false, true): .pendingRecoveryFilled
      }
    }
    let isPending = login.hasPendingComment
    if login.waitsFor != nil { return isPending ? .pendingWaiting : .loginWaiting }
    if login.failure != nil { return isPending ? .pendingFailed : .loginFailed }
    if login.notice != nil { return isPending ? .pendingNoticed : .loginNoticed }
    if login.canSignIn { return isPending ? .pendingComplete : .loginComplete }
    return isPending ? .pendingIncomplete : .loginIncomplete
  }
}
