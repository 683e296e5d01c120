public import QuartetShared
public import QuartetTesting

/// A gateway that keeps every request pending until a test replies, and records what it was asked.
///
/// It ignores cancellation, so that a test can also reply to an attempt that was cancelled.
@MainActor
public final class FakeGateway: AuthGateway {
  /// The value that a request returns, or the error that it throws.
  public enum Reply: Sendable {
    /// The pair is right.
    case accepted
    /// The pair is wrong.
    case wrong
    /// The request throws ``GatewayUnreachable``.
    case unreachable

    fileprivate var result: Result<AuthReply, GatewayUnreachable> {
      switch self {
      case .accepted: .success(.accepted)
      case .wrong: .success(.wrong)
      case .unreachable: .failure(GatewayUnreachable())
      }
    }
  }

  /// A call of ``signIn(login:password:)``.
  public struct Call: Sendable {
    /// The call's number, from 1.
    public let number: Int
    /// The login, as the gateway received it.
    public let login: String
    public let password: Password
    /// When it was called.
    public let start: ManualClock.Instant
  }

  private let clock: ManualClock
  private let requests: PendingCalls<Call, AuthReply, GatewayUnreachable>

  /// Makes a gateway.
  ///
  /// - Parameters:
  ///   - clock: The time that ``Call/start`` records.
  ///   - immediateReply: The reply to every request; nil to keep requests pending.
  public init(clock: ManualClock = ManualClock(), replyingWith immediateReply: Reply? = nil) {
    self.clock = clock
    requests = PendingCalls(replyingWith: immediateReply?.result)
  }

  /// Every call so far, the oldest first.
  public var calls: [Call] { requests.calls }

  /// How many requests are pending, those of cancelled attempts included.
  public var pendingCount: Int { requests.pendingCount }

  /// The calls that are pending, the oldest first.
  public var pendingCalls: [Call] { requests.pendingCalls }

  /// The numbers of the calls, from 0, whose tasks had been cancelled when they returned.
  public var cancelledCalls: [Int] { requests.cancelledCalls }

  /// Returns what a test replies.
  ///
  /// - Throws: ``GatewayUnreachable`` if the reply is ``Reply/unreachable``.
  public func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply {
    try await requests.call(Call(number: calls.count + 1, login: login, password: password, start: clock.now))
  }

  /// Replies to a pending request.
  ///
  /// - Parameters:
  ///   - reply: What the request returns.
  ///   - number: 1 is the oldest pending request.
  /// - Returns: False if there is no such request.
  public func reply(_ reply: Reply, to number: Int = 1) -> Bool {
    requests.reply(reply.result, to: number)
  }

  /// Waits until there is a pending request, replies to the oldest, and waits until its call returns.
  public func reply(_ reply: Reply) async { await requests.reply(reply.result) }

  /// Waits until so many requests are pending.
  public func waitForRequests(_ count: Int) async { await requests.waitForCalls(count) }
}
