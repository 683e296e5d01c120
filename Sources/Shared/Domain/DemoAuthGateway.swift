/// A gateway for demonstrations: it accepts ``DemoAccounts``, replies after a delay and needs no network.
public nonisolated struct DemoAuthGateway: AuthGateway {
  private let latency: Duration
  private let clock: any Clock<Duration>

  /// Creates a gateway.
  ///
  /// - Parameters:
  ///   - latency: How long it waits before it replies.
  ///   - clock: Measures the latency.
  public init(latency: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock()) {
    self.latency = latency
    self.clock = clock
  }

  /// Returns ``verdict(login:password:)`` after the latency.
  ///
  /// - Parameters:
  ///   - login: The trimmed login.
  ///   - password: The password as typed.
  /// - Returns: The verdict.
  /// - Throws: ``GatewayUnreachable`` as soon as the task is cancelled.
  public func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply {
    do {
      try await clock.sleep(for: latency)
    } catch {
      throw GatewayUnreachable()
    }
    return verdict(login: login, password: password)
  }

  /// Decides without the latency.
  ///
  /// - Parameters:
  ///   - login: The trimmed login.
  ///   - password: The password as typed.
  /// - Returns: Accepted if the two are exactly one of ``DemoAccounts``.
  public func verdict(login: String, password: Password) -> AuthReply {
    DemoAccounts.passwords[login] == password ? .accepted : .wrong
  }
}
