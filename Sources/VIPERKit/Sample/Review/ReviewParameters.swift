public import QuartetShared

/// The data that Review needs from the code that shows it.
public struct ReviewParameters {
  /// An email address or a phone number.
  public let kind: LoginKind

  public init(kind: LoginKind) {
    self.kind = kind
  }
}
