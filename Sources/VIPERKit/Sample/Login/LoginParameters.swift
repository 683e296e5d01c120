public import QuartetShared

/// The data that Login needs from the scene that presents it.
public struct LoginParameters {
  /// An email address or a phone number.
  public let kind: LoginKind
  /// The login to fill in, without a password; nil for the remembered credentials.
  public let login: String?

  public init(kind: LoginKind, login: String? = nil) {
    self.kind = kind
    self.login = login
  }
}
