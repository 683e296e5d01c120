public import QuartetShared

/// What the code that shows Review passes to it.
public struct ReviewParameters {
  /// What the user signs in with.
  public let kind: LoginKind

  public init(kind: LoginKind) {
    self.kind = kind
  }
}
