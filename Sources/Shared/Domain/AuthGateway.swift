/// The gateway's answer to a login and a password.
public nonisolated enum AuthReply: Sendable, Equatable {
  /// The login and the password belong together: the user is signed in.
  case accepted
  /// They do not belong together. The reply does not say which of the two is wrong.
  case wrong
}

/// The gateway gave no reply: it could not be reached, or the task was cancelled.
public nonisolated struct GatewayUnreachable: Error {
  public init() {}
}

/// Decides whether a login and a password belong together: a server, or a fake of one.
public nonisolated protocol AuthGateway: Sendable {
  /// Decides about one pair. It may take any time.
  ///
  /// The call starts on the main actor and does not block it while it awaits something. Cancelling an attempt
  /// cancels the task of its call. The gateway should then return or throw soon, but need not: a late reply is
  /// ignored.
  ///
  /// - Parameters:
  ///   - login: The trimmed login.
  ///   - password: The password as typed.
  /// - Returns: The reply.
  /// - Throws: ``GatewayUnreachable`` when there is no reply.
  @MainActor func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply
}
