/// One screen's way to sign in: it makes one attempt at a time, and is notified of the outcome.
///
/// A screen gets its own from ``AuthManager/makeAttempt(onOutcome:)`` once, keeps it, and calls ``start(login:password:)``
/// for every attempt. Only that screen is notified, and only it can cancel (A2). Releasing the object cancels a waiting
/// attempt.
public final class SignInAttempt {
  /// How an attempt ended.
  public nonisolated enum Outcome: Sendable, Equatable {
    /// The user is signed in, by this attempt or by another one (L13). See ``AuthManager/account``.
    case signedIn
    /// The login and the password do not belong together.
    case wrongPair
    /// This login had too many wrong replies in a row. The gateway is not asked for a while.
    case limitReached
    /// The gateway could not be reached. The login and the password can still be right.
    case unreachable
  }

  private let manager: AuthManager
  private let onOutcome: (Outcome) -> Void
  private var observation: Observation<SessionChange>?
  private var task: Task<Void, Never>?

  init(manager: AuthManager, onOutcome: @escaping (Outcome) -> Void) {
    self.manager = manager
    self.onOutcome = onOutcome
    observation = manager.attach { [weak self] change in self?.take(change) }
  }

  deinit {
    task?.cancel()
  }

  /// Whether an attempt waits for its reply. It is already false when the outcome is reported.
  public var isWaiting: Bool { task != nil }

  /// Starts an attempt. Does nothing while the previous one is waiting.
  ///
  /// If the login is at its limit, the outcome is reported synchronously (A1). Every other outcome is reported
  /// asynchronously.
  ///
  /// - Parameters:
  ///   - login: May be empty: the gateway decides.
  ///   - password: Used as typed. May be empty, too.
  public func start(login: Login, password: Password) {
    guard !isWaiting else { return }
    task = manager.start(self, login: login, password: password)
    if task == nil { onOutcome(.limitReached) }
  }

  /// Cancels the attempt that is waiting, if there is one: its reply changes nothing, not even the account (L9).
  public func cancel() {
    task?.cancel()
    task = nil
  }

  /// Ends the waiting attempt before the manager notifies observers or reports a failure.
  func stopWaiting() {
    task = nil
  }

  func report(_ outcome: Outcome) {
    onOutcome(outcome)
  }

  // While an attempt is waiting, a session that began elsewhere is reported when the attempt ends (L13).
  private func take(_ change: SessionChange) {
    if change == .signedIn, !isWaiting { onOutcome(.signedIn) }
  }
}
