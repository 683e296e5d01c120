/// Signs the user in and out, one attempt at a time, and notifies the attached observers.
///
/// An observer may call the manager while it is notified. The manager then first notifies the remaining observers
/// of the earlier status, while that is still true, and after that all observers of what the call changes.
public final class AuthManager {
  /// The login and the password that signed in last; both empty at first. They are kept when the session ends.
  public private(set) var credentials: (login: String, password: Password) = ("", "")

  /// The login of the signed-in user; nil when no user is signed in.
  public private(set) var account: String?

  /// Whether an attempt waits for its reply. It is already false when observers are notified of the outcome.
  public var isWaiting: Bool { waiting != nil }

  /// How many calls of the gateway have not returned yet, those of cancelled attempts included.
  public private(set) var unansweredRequests = 0

  private let gateway: any AuthGateway
  private let observers = AuthObservers()
  private var limit: AttemptLimit
  private var attemptCount = 0
  private var waiting: (attempt: Int, task: Task<Void, Never>)?
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []

  /// Creates a manager with no signed-in user.
  ///
  /// - Parameters:
  ///   - gateway: Decides about logins and passwords. The manager owns it, and so does every call that runs.
  ///   - clock: Measures how long a login stays at its limit.
  public init(gateway: any AuthGateway, clock: any Clock<Duration> = ContinuousClock()) {
    self.gateway = gateway
    limit = AttemptLimit(clock: clock)
  }

  deinit {
    waiting?.task.cancel()
  }

  /// Attaches an observer, which is notified of every status from now on, after the observers attached before it.
  ///
  /// - Parameter observer: Called with each status.
  /// - Returns: Keeps the observer attached. The manager refers to it weakly: once it is released, the observer is
  ///   not called again, not even for a status of which others are being notified at that moment.
  public func attach(_ observer: @escaping (AuthStatus) -> Void) -> AuthObservation {
    observers.attach(observer)
  }

  /// Starts an attempt. Does nothing while another attempt is waiting.
  ///
  /// If the login is at its limit, observers are notified synchronously. They are notified of every other outcome
  /// asynchronously.
  ///
  /// - Parameters:
  ///   - login: May be empty: the gateway decides.
  ///   - password: Used as typed. May be empty, too.
  public func signIn(login: Login, password: Password) {
    observers.finishNotifying()
    guard !isWaiting else { return }
    guard !limit.isReached(for: login) else {
      observers.notify(.limit)
      return
    }

    attemptCount += 1
    unansweredRequests += 1
    let attempt = attemptCount
    // `self` is weak, so that a gateway that never returns does not retain the manager.
    let task = Task { [weak self, gateway] in
      let reply: AuthReply?
      do throws(GatewayUnreachable) {
        reply = try await gateway.signIn(login: login.text, password: password)
      } catch {
        reply = nil
      }
      self?.take(reply, to: attempt, login: login, password: password)
    }
    waiting = (attempt, task)
  }

  /// Cancels the attempt that is waiting, if there is one: its reply changes nothing, and no observer is notified.
  ///
  /// The task that called the gateway is cancelled.
  public func cancel() {
    waiting?.task.cancel()
    waiting = nil
  }

  /// Signs the user out and notifies `logout`. Does nothing when no user is signed in.
  public func signOut() {
    endSession()
  }

  /// Ends the session from outside. For observers it is the same as ``signOut()``.
  public func expire() {
    endSession()
  }

  /// Returns once every call of the gateway has returned and observers have been notified of its outcome.
  ///
  /// Cancelling the task that waits does not end the wait.
  public func idle() async {
    while unansweredRequests > 0 {
      await withCheckedContinuation { idleWaiters.append($0) }
    }
  }

  /// Handles a reply; nil means that the gateway was not reached.
  private func take(_ reply: AuthReply?, to attempt: Int, login: Login, password: Password) {
    unansweredRequests -= 1
    if waiting?.attempt == attempt {
      waiting = nil
      switch reply {
      case .accepted:
        limit.reset(for: login)
        account = login.text
        credentials = (login.text, password)
        observers.notify(.login)
      case .wrong:
        observers.notify(limit.countWrongReply(for: login) ? .limit : .wrong)
      case nil:
        observers.notify(.unreachable)
      }
    }
    let resumed = idleWaiters
    idleWaiters = []
    for waiter in resumed { waiter.resume() }
  }

  private func endSession() {
    observers.finishNotifying()
    guard account != nil else { return }
    account = nil
    observers.notify(.logout)
  }
}
