public import Shared

/// A gateway that holds every request until it is told what to answer.
///
/// It does not notice that a task is cancelled, so that late replies to attempts that were given up can be tried.
@MainActor
public final class HeldGateway: AuthGateway {
  private final class Request {
    let login: String
    let password: Password
    let start: ManualClock.Instant
    let gate = Gate(isOpen: false)
    var reply = Step.Reply.unreachable

    init(login: String, password: Password, start: ManualClock.Instant) {
      self.login = login
      self.password = password
      self.start = start
    }
  }

  private var requests: [Request] = []
  private let clock: ManualClock

  /// Makes a gateway that nobody has asked yet.
  ///
  /// - Parameter clock: What measures how long a request has been held.
  public init(clock: ManualClock) {
    self.clock = clock
  }

  /// How many requests are held.
  public var pendingCount: Int { requests.count }

  /// Holds the request, and answers what it is told.
  ///
  /// - Throws: ``GatewayUnreachable`` when it is told so.
  public func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply {
    let request = Request(login: login, password: password, start: clock.now)
    requests.append(request)
    await request.gate.pass()
    switch request.reply {
    case .accepted: return .accepted
    case .wrong: return .wrong
    case .unreachable: throw GatewayUnreachable()
    }
  }

  /// Answers a request.
  ///
  /// - Parameter number: 1 is the oldest.
  /// - Returns: False if there is no such request.
  public func answer(_ number: Int, _ reply: Step.Reply) -> Bool {
    guard requests.indices.contains(number - 1) else { return false }
    let request = requests.remove(at: number - 1)
    request.reply = reply
    request.gate.open()
    return true
  }

  /// Answers the oldest of the requests that have been held for a second, as the demo gateway would.
  ///
  /// - Returns: False if there is none.
  public func answerWhatIsDue() -> Bool {
    let now = clock.now
    guard let index = requests.firstIndex(where: { $0.start.advanced(by: .seconds(1)) <= now }) else {
      return false
    }
    switch DemoAuthGateway().verdict(login: requests[index].login, password: requests[index].password) {
    case .accepted: return answer(index + 1, .accepted)
    case .wrong: return answer(index + 1, .wrong)
    }
  }
}
