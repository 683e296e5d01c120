/// What an ``AuthManager`` notifies its observers of.
public nonisolated enum AuthStatus: Sendable, Equatable {
  /// A user signed in: see ``AuthManager/account`` and ``AuthManager/credentials``.
  case login
  /// The login and the password do not belong together.
  case wrong
  /// This login had too many wrong replies in a row. The gateway is not asked for a while.
  case limit
  /// The gateway could not be reached. The login and the password can still be right.
  case unreachable
  /// The user signed out, or the session ended from outside.
  case logout
}
