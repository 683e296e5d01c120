public import Shared
import VIPERKit

/// What Review is given when it is made.
public struct ReviewParameters {
  /// The domain objects, for Review's gateways and for those of the scenes that it opens.
  public let trunk: Trunk
  /// What a person signs in with.
  public let kind: LoginKind
  /// Where links come in.
  public let links: LinkGateway

  /// Puts together what Review needs.
  public init(trunk: Trunk, kind: LoginKind, links: LinkGateway) {
    self.trunk = trunk
    self.kind = kind
    self.links = links
  }
}
