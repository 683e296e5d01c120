/// Who is signed in, and how to become so: one attempt at a time, its outcome told to whoever is attached.
///
/// An observer may call the manager from inside. Those behind it in line are then told first what they have
/// yet to hear, while it is still true, and after that what the call brings about.
public final class AuthManager {
  /// The pair that signed in last, to fill in next time; both empty at first. It outlives the session.
  public private(set) var credentials: (login: String, password: Password) = ("", "")

  /// The login of who is signed in; nil when nobody is.
  public private(set) var account: String?

  /// Whether an attempt waits for its reply; false already when its outcome is told.
  public var isWaiting: Bool { waiting != nil }

  /// How many calls of the gateway have not returned yet, those of given-up attempts included.
  public private(set) var unansweredRequests = 0

  private let gateway: any AuthGateway
  private let observers = AuthObservers()
  private var limit: AttemptLimit
  private var attempts = 0
  private var waiting: (attempt: Int, task: Task<Void, Never>)?
  private var idlers: [CheckedContinuation<Void, Never>] = []

  /// Creates a manager with nobody signed in.
  ///
  /// - Parameters:
  ///   - gateway: Whoever decides on a pair. The manager owns it, and so does every call under way.
  ///   - clock: What measures how long a login stays at its limit.
  public init(gateway: any AuthGateway, clock: any Clock<Duration> = ContinuousClock()) {
    self.gateway = gateway
    limit = AttemptLimit(clock: clock)
  }

  deinit {
    waiting?.task.cancel()
  }

  /// Has an observer told of every status from now on, after those who attached before it.
  ///
  /// - Returns: What keeps the observer attached. The manager holds it weakly: once it is released the observer
  ///   is told nothing any more, not even a status that is being told at that moment.
  public func attach(_ observer: @escaping (AuthStatus) -> Void) -> AuthObservation {
    observers.attach(observer)
  }

  /// Starts an attempt, unless one is waiting: then nothing happens.
  ///
  /// A login that has reached its limit is told so within the call. Every other outcome is told later.
  ///
  /// - Parameters:
  ///   - login: Taken without white space and newlines at both ends.
  ///   - password: Taken as it is. Neither is checked: an empty one is for the gateway to refuse.
  public func signIn(login: String, password: Password) {
    observers.finishTelling()
    guard !isWaiting else { return }
    let login = login.trimmed
    guard !limit.isReached(for: login) else {
      observers.tell(.limit)
      return
    }

    attempts += 1
    unansweredRequests += 1
    let attempt = attempts
    // Weakly, so that a gateway that never returns keeps no manager.
    let task = Task { [weak self, gateway] in
      let reply: AuthReply?
      do throws(GatewayUnreachable) {
        reply = try await gateway.signIn(login: login, password: password)
      } catch {
        reply = nil
      }
      self?.take(reply, to: attempt, login: login, password: password)
    }
    waiting = (attempt, task)
  }

  /// Gives up the attempt that is waiting, if one is: its reply changes nothing and nobody is told.
  ///
  /// The task in which the gateway is called is cancelled.
  public func cancel() {
    waiting?.task.cancel()
    waiting = nil
  }

  /// Signs out whoever is signed in, and tells `logout`; with nobody signed in, nothing happens.
  public func signOut() {
    endSession()
  }

  /// Ends the session from outside: to observers the same as ``signOut()``.
  public func expire() {
    endSession()
  }

  /// Returns once every call of the gateway has returned and its outcome has been told.
  ///
  /// It waits as long as the gateway takes; cancelling the task that waits does not end it early.
  public func idle() async {
    while unansweredRequests > 0 {
      await withCheckedContinuation { idlers.append($0) }
    }
  }

  /// Takes a reply, nil when the gateway was not reached.
  private func take(_ reply: AuthReply?, to attempt: Int, login: String, password: Password) {
    unansweredRequests -= 1
    if waiting?.attempt == attempt {
      waiting = nil
      switch reply {
      case .accepted:
        limit.reset(for: login)
        account = login
        credentials = (login, password)
        observers.tell(.login)
      case .wrong:
        observers.tell(limit.countWrongReply(for: login) ? .limit : .wrong)
      case nil:
        observers.tell(.unreachable)
      }
    }
    resumeIdlers()
  }

  private func endSession() {
    observers.finishTelling()
    guard account != nil else { return }
    account = nil
    observers.tell(.logout)
  }

  private func resumeIdlers() {
    guard unansweredRequests == 0 else { return }
    let resumed = idlers
    idlers = []
    for idler in resumed { idler.resume() }
  }
}
