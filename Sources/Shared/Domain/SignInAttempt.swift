/// Signs the user in for one screen: starts attempts, one at a time, and reports their outcomes to that screen only (A2).
///
/// A screen calls ``AuthManager/makeAttempt(onOutcome:)`` once, keeps the object, and calls ``start(login:password:)``
/// for every attempt. Releasing the object cancels a waiting attempt.
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
    observation = manager.attach { [weak self] change in self?.sessionDidChange(change) }
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
    if task == nil { report(.limitReached) }
  }

  /// Cancels the attempt that is waiting, if there is one: its reply changes nothing, not even the account (L9).
  public func cancel() {
    task?.cancel()
    task = nil
  }

  /// Called by the manager when the gateway has replied, before it notifies observers or calls ``report(_:)``.
  func stopWaiting() {
    task = nil
  }

  /// Reports the outcome of an attempt that has not begun a session.
  ///
  /// If another screen has signed the user in meanwhile, that is the outcome of this attempt too (L13).
  func report(_ outcome: Outcome) {
    onOutcome(manager.account == nil ? outcome : .signedIn)
  }

  // When this attempt begins the session, it waits no longer. If it waits, another screen has signed the user in, and
  // that is reported when this attempt ends (L13).
  private func sessionDidChange(_ change: SessionChange) {
    if change == .signedIn, !isWaiting { onOutcome(.signedIn) }
  }
}
