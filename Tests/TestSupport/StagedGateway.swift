public import Shared

/// A gateway that answers when the test says so, to attempts that were given up too; or always the same, at once.
@MainActor
public final class StagedGateway: AuthGateway {
  private let standingReply: AuthReply?
  private var unanswered: [CheckedContinuation<AuthReply, Never>] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Makes a gateway.
  ///
  /// - Parameter standingReply: What is answered at once; nil for a gateway that waits for ``answer(_:)``.
  public init(_ standingReply: AuthReply? = nil) {
    self.standingReply = standingReply
  }

  /// Answers at once or when it is told to.
  public func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply {
    if let standingReply { return standingReply }
    return await withCheckedContinuation {
      unanswered.append($0)
      for waiter in waiters { waiter.resume() }
      waiters = []
    }
  }

  /// Answers the oldest request, once there is one; a gateway that answers at once never has one.
  public func answer(_ reply: AuthReply) async {
    if unanswered.isEmpty {
      await withCheckedContinuation { waiters.append($0) }
    }
    unanswered.removeFirst().resume(returning: reply)
  }
}
