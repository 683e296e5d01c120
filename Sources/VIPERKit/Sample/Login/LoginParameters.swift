public import QuartetShared

/// What Login needs from the scene that presents it.
public struct LoginParameters {
  /// The domain objects, for Login's gateway. The presenter does not use them.
  public let trunk: Trunk
  /// The login to fill in, without a password; nil for the remembered credentials.
  public let login: String?

  /// Combines the parameters.
  public init(trunk: Trunk, login: String? = nil) {
    self.trunk = trunk
    self.login = login
  }
}
