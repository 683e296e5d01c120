/// How a view shows that it waits, as a value: a presenter makes it without UIKit.
nonisolated public struct UIActivityIndicatorParameters: Sendable, Equatable {
  /// Whether the view takes touches while it waits.
  public var isInteractionEnabled: Bool

  /// Describes an indicator; the view takes touches by default.
  public init(isInteractionEnabled: Bool = true) {
    self.isInteractionEnabled = isInteractionEnabled
  }
}
