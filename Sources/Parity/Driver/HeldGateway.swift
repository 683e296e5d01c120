public import Shared

/// A gateway that holds every request until it is told what to answer.
///
/// It does not notice that a task is cancelled, so that late replies to attempts that were given up can be tried.
@MainActor
public final class HeldGateway: AuthGateway {
  private struct Request {
    let login: String
    let password: Password
    let start: ManualClock.Instant
    let continuation: CheckedContinuation<Step.Reply, Never>
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
    let start = clock.now
    let reply = await withCheckedContinuation { continuation in
      requests.append(
        Request(login: login, password: password, start: start, continuation: continuation))
    }
    switch reply {
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
    requests.remove(at: number - 1).continuation.resume(returning: reply)
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
    switch DemoVerdicts.verdict(login: requests[index].login, password: requests[index].password) {
    case .accepted: return answer(index + 1, .accepted)
    case .wrong: return answer(index + 1, .wrong)
    }
  }
}
