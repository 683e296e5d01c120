/// Keeps the account of the signed-in user, and notifies observers when it changes.
///
/// A screen signs in through a ``SignInAttempt`` of its own. An observer may call the manager while it is notified. The
/// manager then first notifies the remaining observers of the earlier change, while that is still true, and after that
/// all observers of what the call changes.
public final class AuthManager {
  /// The login and the password that signed in last; both empty at first.
  ///
  /// A session that ends from outside keeps both. Signing out keeps the login and forgets the password (R3).
  public private(set) var credentials: (login: String, password: Password) = ("", "")

  /// The login of the signed-in user; nil when no user is signed in.
  public private(set) var account: String?

  /// Counts the calls of the gateway that have not returned yet, those of cancelled attempts included.
  public let pendingWork: PendingWork

  private let gateway: any AuthGateway
  private let observers = Observers<SessionChange>()
  private var limit: AttemptLimit

  /// Creates a manager with no signed-in user.
  ///
  /// - Parameters:
  ///   - gateway: Decides about logins and passwords. The manager owns it, and so does every call that runs.
  ///   - clock: Measures how long a login stays at its limit. A clock that never goes back, so that changing the
  ///     system's time does not unlock a login.
  ///   - pendingWork: Counts the calls, with the other work of the domain.
  public init(
    gateway: any AuthGateway, clock: any Clock<Duration> = ContinuousClock(),
    pendingWork: PendingWork = PendingWork()
  ) {
    self.gateway = gateway
    self.pendingWork = pendingWork
    limit = AttemptLimit(clock: clock)
  }

  /// Attaches an observer, which is notified of every change of the session, after the observers attached before it.
  ///
  /// - Parameter observer: Called with each change.
  /// - Returns: Keeps the observer attached. The manager refers to it weakly: once it is released, the observer is
  ///   not called again, not even for a change of which others are being notified at that moment.
  public func attach(_ observer: @escaping (SessionChange) -> Void) -> Observation<SessionChange> {
    observers.attach(observer)
  }

  /// Makes the object with which one screen signs in.
  ///
  /// - Parameter onOutcome: Called with the outcome of each attempt, and with `signedIn` when another screen signs the
  ///   user in. Capture the screen weakly, because the screen owns the attempt and the attempt owns the closure.
  /// - Returns: The attempt. It owns the manager; the manager refers to it weakly.
  public func makeAttempt(onOutcome: @escaping (SignInAttempt.Outcome) -> Void) -> SignInAttempt {
    SignInAttempt(manager: self, onOutcome: onOutcome)
  }

  /// Signs the user out, forgets the password (R3) and notifies `signedOut`. Does nothing when no user is signed in.
  public func signOut() {
    endSession(forgettingPassword: true)
  }

  /// Ends the session from outside, as when it expires. Does the same as ``signOut()``, but keeps the password.
  public func expire() {
    endSession(forgettingPassword: false)
  }

  /// Returns once every call of the gateway has returned and its outcome has been reported.
  ///
  /// Cancelling the task that waits does not end the wait.
  public func idle() async { await pendingWork.idle() }

  /// Asks the gateway about an attempt.
  ///
  /// - Returns: The task of the call. Cancelling it cancels the attempt. Nil if the login is at its limit.
  func start(_ attempt: SignInAttempt, login: Login, password: Password) -> Task<Void, Never>? {
    // If an observer starts the attempt, the attempt is first notified of the change that the observer reacts to.
    observers.finishNotifying()
    guard !limit.isReached(for: login) else { return nil }
    pendingWork.begin()
    // Weak references, so that a gateway that never returns retains neither.
    return Task { [weak self, weak attempt, gateway, pendingWork] in
      let reply: AuthReply?
      do throws(GatewayUnreachable) {
        reply = try await gateway.signIn(login: login.text, password: password)
      } catch {
        reply = nil
      }
      pendingWork.end()
      if let attempt, !Task.isCancelled {
        self?.end(attempt, with: reply, login: login, password: password)
      }
    }
  }

  /// Ends a waiting attempt with the gateway's reply; nil means that the gateway could not be reached.
  private func end(_ attempt: SignInAttempt, with reply: AuthReply?, login: Login, password: Password) {
    attempt.stopWaiting()
    let outcome: SignInAttempt.Outcome
    switch reply {
    case .accepted:
      limit.reset(for: login)
      outcome = .signedIn
    case .wrong:
      outcome = limit.countWrongReply(for: login) ? .limitReached : .wrongPair
    case nil:
      outcome = .unreachable
    }
    if outcome == .signedIn, account == nil {
      // The attempt observes the manager, and reports this outcome when it is notified.
      account = login.text
      credentials = (login.text, password)
      observers.notify(.signedIn)
    } else {
      attempt.report(outcome)
    }
  }

  private func endSession(forgettingPassword: Bool) {
    observers.finishNotifying()
    guard account != nil else { return }
    account = nil
    if forgettingPassword { credentials.password = "" }
    observers.notify(.signedOut)
  }
}
