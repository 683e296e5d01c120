/// How a view shows that it waits, as a value: a presenter makes it without seeing UIKit.
nonisolated public struct UIActivityIndicatorParameters: Sendable, Equatable {
  /// Whether the view takes touches while it waits.
  public var isInteractionEnabled: Bool

  /// Describes an indicator; the view takes touches unless told otherwise.
  public init(isInteractionEnabled: Bool = true) {
    self.isInteractionEnabled = isInteractionEnabled
  }
}
