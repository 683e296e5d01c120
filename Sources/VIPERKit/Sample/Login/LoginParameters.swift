public import QuartetShared

/// What the scene that presents Login passes to it.
public struct LoginParameters {
  /// What the user signs in with.
  public let kind: LoginKind
  /// The login to fill in, without a password; nil for the remembered credentials.
  public let login: String?

  public init(kind: LoginKind, login: String? = nil) {
    self.kind = kind
    self.login = login
  }
}
