/// The gateway's verdict on a pair of login and password.
public nonisolated enum AuthReply: Sendable, Equatable {
  /// The pair is right: whoever sent it is signed in.
  case accepted
  /// The pair is wrong; which half of it is not said.
  case wrong
}

/// The gateway gave no verdict: it could not be reached, or the wait for it was cancelled.
public nonisolated struct GatewayUnreachable: Error {
  /// Creates the error; there is nothing to say beyond its type.
  public init() {}
}

/// Whoever decides whether a pair of login and password is right: a server, or a stand-in for one.
public nonisolated protocol AuthGateway: Sendable {
  /// Decides on one pair; it may take as long as it likes.
  ///
  /// It is called on the main actor, which is free whenever it awaits something, such as a server's answer. An
  /// actor can be a gateway too; `@concurrent` lets one that computes for long do so elsewhere.
  ///
  /// An attempt that is given up cancels the task this runs in. A gateway should then return or throw soon,
  /// but need not: its late reply is ignored.
  ///
  /// - Parameters:
  ///   - login: The trimmed login.
  ///   - password: The password as typed.
  /// - Returns: The verdict.
  /// - Throws: ``GatewayUnreachable`` when there is no verdict.
  @MainActor func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply
}
