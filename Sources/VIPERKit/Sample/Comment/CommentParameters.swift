public import QuartetShared

/// What Comment's factory needs from the scene that presents Comment.
public struct CommentParameters {
  /// The domain objects, for Comment's gateway.
  public let trunk: Trunk

  /// Combines the parameters.
  public init(trunk: Trunk) {
    self.trunk = trunk
  }
}
