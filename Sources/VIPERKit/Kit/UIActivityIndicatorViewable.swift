public import PortableUIKit

/// A view that can show that it waits when its presenter asks.
///
/// A scene's Viewable protocol inherits it; a `UIViewController` conforms without writing anything, or by naming
/// an indicator of its own.
@MainActor @preconcurrency
public protocol UIActivityIndicatorViewable {
  /// The indicator; where the conforming controller names none, one that is laid over its view when first needed.
  var activityIndicator: UIActivityIndicatorView { get }

  /// Starts the indicator; starting it again only changes the parameters.
  func startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters)

  /// Stops the indicator, and the view takes touches again.
  func stopActivityIndicatorAnimation()
}

extension UIActivityIndicatorViewable {
  /// Starts the indicator; the view takes touches meanwhile.
  public func startActivityIndicatorAnimation() {
    startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters())
  }
}

extension UIActivityIndicatorViewable where Self: UIViewController {
  /// The indicator laid over the controller's view.
  public var activityIndicator: UIActivityIndicatorView {
    if let present = view.subviews.lazy.compactMap({ $0 as? OverlaidIndicator }).first { return present }
    let indicator = OverlaidIndicator(style: .large)
    indicator.isUserInteractionEnabled = false
    indicator.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(indicator)
    NSLayoutConstraint.activate([
      indicator.topAnchor.constraint(equalTo: view.topAnchor),
      indicator.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      indicator.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      indicator.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    return indicator
  }

  /// Starts the indicator, and has the controller's view take touches or not.
  public func startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters) {
    activityIndicator.startAnimating()
    view.isUserInteractionEnabled = parameters.isInteractionEnabled
  }

  /// Stops the indicator; the controller's view takes touches.
  public func stopActivityIndicatorAnimation() {
    activityIndicator.stopAnimating()
    view.isUserInteractionEnabled = true
  }
}

/// Tells the kit's own indicator from those that a controller has put into its view.
private final class OverlaidIndicator: UIActivityIndicatorView {
  // The deinit that a main-actor class gets by default works badly below iOS 18.4.
  nonisolated deinit {}
}
