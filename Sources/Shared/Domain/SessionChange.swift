/// A change of which an ``AuthManager`` notifies its observers.
public nonisolated enum SessionChange: Sendable, Equatable {
  /// A user signed in: see ``AuthManager/account`` and ``AuthManager/credentials``.
  case signedIn
  /// The user signed out, or the session ended from outside.
  case signedOut
}
