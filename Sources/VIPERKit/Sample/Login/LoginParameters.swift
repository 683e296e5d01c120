public import Shared
import VIPERKit

/// What Login is given by the scene that presents it.
public struct LoginParameters {
  /// The domain objects, for Login's gateways.
  public let trunk: Trunk
  /// The login to fill in, with no password; nil fills in what is remembered.
  public let login: String?

  /// Puts together what Login needs.
  public init(trunk: Trunk, login: String? = nil) {
    self.trunk = trunk
    self.login = login
  }
}
