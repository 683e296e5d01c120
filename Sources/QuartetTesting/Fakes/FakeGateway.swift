public import Shared

/// A gateway that keeps every request pending until a test replies, and records what it was asked.
///
/// It ignores cancellation, so that a test can also reply to an attempt that was cancelled.
@MainActor
public final class FakeGateway: AuthGateway {
  /// What a request returns or throws.
  public enum Reply: Sendable {
    /// The pair is right.
    case accepted
    /// The pair is wrong.
    case wrong
    /// The request throws ``GatewayUnreachable``.
    case unreachable
  }

  /// A call of ``signIn(login:password:)``.
  public struct Call: Sendable {
    /// The login, as the gateway received it.
    public let login: String
    /// The password.
    public let password: Password
    /// When it was called.
    public let start: ManualClock.Instant
    /// Whether its task had been cancelled when the call returned.
    public fileprivate(set) var wasCancelled = false
  }

  private final class Request {
    let number: Int
    let gate = Gate(isOpen: false)
    var reply = Reply.unreachable
    var onReturn: CheckedContinuation<Void, Never>?

    init(number: Int) { self.number = number }
  }

  /// Every call so far, the oldest first.
  public private(set) var calls: [Call] = []

  private let clock: ManualClock
  private let immediateReply: Reply?
  private var requests: [Request] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Makes a gateway.
  ///
  /// - Parameters:
  ///   - clock: The time that ``Call/start`` records.
  ///   - immediateReply: The reply to every request; nil to keep requests pending.
  public init(clock: ManualClock = ManualClock(), replyingWith immediateReply: Reply? = nil) {
    self.clock = clock
    self.immediateReply = immediateReply
  }

  /// How many requests are pending, those of cancelled attempts included.
  public var pendingCount: Int { requests.count }

  /// The calls that are pending, the oldest first.
  public var pendingCalls: [Call] { requests.map { calls[$0.number] } }

  /// The numbers of the calls, from 0, whose tasks had been cancelled when they returned.
  public var cancelledCalls: [Int] { calls.indices.filter { calls[$0].wasCancelled } }

  /// Returns what a test replies.
  ///
  /// - Throws: ``GatewayUnreachable`` if the reply is ``Reply/unreachable``.
  public func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply {
    let request = Request(number: calls.count)
    calls.append(Call(login: login, password: password, start: clock.now))
    if let immediateReply {
      request.reply = immediateReply
    } else {
      requests.append(request)
      for waiter in waiters { waiter.resume() }
      waiters = []
      await request.gate.pass()
    }
    calls[request.number].wasCancelled = Task.isCancelled
    request.onReturn?.resume()
    switch request.reply {
    case .accepted: return .accepted
    case .wrong: return .wrong
    case .unreachable: throw GatewayUnreachable()
    }
  }

  /// Replies to a pending request.
  ///
  /// - Parameters:
  ///   - reply: What the request returns.
  ///   - number: 1 is the oldest pending request.
  /// - Returns: False if there is no such request.
  public func reply(_ reply: Reply, to number: Int = 1) -> Bool {
    guard requests.indices.contains(number - 1) else { return false }
    send(reply, to: requests.remove(at: number - 1))
    return true
  }

  /// Waits until there is a pending request, replies to the oldest, and waits until its call returns.
  public func reply(_ reply: Reply) async {
    await waitForRequests(1)
    let request = requests.removeFirst()
    await withCheckedContinuation {
      request.onReturn = $0
      send(reply, to: request)
    }
  }

  /// Waits until so many requests are pending.
  public func waitForRequests(_ count: Int) async {
    while requests.count < count {
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  private func send(_ reply: Reply, to request: Request) {
    request.reply = reply
    request.gate.open()
  }
}
