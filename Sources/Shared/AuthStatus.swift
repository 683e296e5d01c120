/// What the observers of an ``AuthManager`` are told.
public nonisolated enum AuthStatus: Sendable, Equatable {
  /// Somebody signed in: ``AuthManager/account`` and ``AuthManager/credentials`` say who.
  case login
  /// The gateway knows no such pair of login and password.
  case wrong
  /// Too many wrong replies in a row for this login; the gateway is not asked for a while.
  case limit
  /// The gateway could not be reached, so the pair is neither right nor wrong.
  case unreachable
  /// Whoever was signed in is no longer: they signed out, or the session ended from outside.
  case logout
}
