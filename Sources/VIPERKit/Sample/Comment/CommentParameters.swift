public import Shared
import VIPERKit

/// What Comment is given by the scene that presents it.
public struct CommentParameters {
  /// The domain objects, for Comment's gateway.
  public let trunk: Trunk

  /// Puts together what Comment needs.
  public init(trunk: Trunk) {
    self.trunk = trunk
  }
}
