public import QuartetShared

/// What Review's factory needs from the code that shows Review.
public struct ReviewParameters {
  /// The domain objects, for the gateways of Review and of the scenes that it opens. The presenter passes them on and
  /// does not use them.
  public let trunk: Trunk
  /// What the user signs in with.
  public let kind: LoginKind
  /// The links that the app opens.
  public let links: any LinkGateway

  /// Combines the parameters.
  public init(trunk: Trunk, kind: LoginKind, links: any LinkGateway) {
    self.trunk = trunk
    self.kind = kind
    self.links = links
  }
}
