/// A view that shows an activity indicator while its scene loads.
///
/// A scene's Viewable protocol inherits it; a `UIViewController` conforms without code of its own. Loads may overlap:
/// every start needs a stop, and the indicator runs until the last one. The protocol names no type of UIKit, so that a
/// test of a presenter needs none.
@MainActor @preconcurrency
public protocol UIActivityIndicatorViewable {
  /// A load starts: the indicator runs.
  ///
  /// - Parameter parameters: If one of the running loads prevents touches, the view takes none until the last one stops.
  func startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters)

  /// A load stops. The last one stops the indicator; without a load, nothing happens.
  func stopActivityIndicatorAnimation()
}

extension UIActivityIndicatorViewable {
  /// A load starts; the view takes touches meanwhile.
  public func startActivityIndicatorAnimation() {
    startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters())
  }
}

/// How a view shows that it waits, as a value.
nonisolated public struct UIActivityIndicatorParameters: Sendable, Equatable {
  /// Whether the view takes touches while it waits.
  public var isInteractionEnabled: Bool

  /// Describes an indicator; the view takes touches by default.
  public init(isInteractionEnabled: Bool = true) { self.isInteractionEnabled = isInteractionEnabled }
}
