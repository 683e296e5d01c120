public import PortableUIKit

/// A view that shows on request that it waits.
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

/// A view controller with an indicator of its own, which the kit starts and stops in place of an overlay.
@MainActor @preconcurrency
public protocol UIActivityIndicatorProviding: UIActivityIndicatorViewable {
  /// The indicator.
  var activityIndicator: UIActivityIndicatorView { get }
}

extension UIActivityIndicatorViewable where Self: UIViewController {
  /// Starts the controller's indicator, or one over its view.
  public func startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters) {
    let loads = RunningLoads.of(self) ?? RunningLoads.begin(in: self)
    loads.count += 1
    if !parameters.isInteractionEnabled { view.isUserInteractionEnabled = false }
  }

  /// Stops the indicator when the last load stops; then the view takes touches as before the first one.
  public func stopActivityIndicatorAnimation() {
    guard let loads = RunningLoads.of(self) else { return }
    loads.count -= 1
    if loads.count == 0 { loads.end(in: self) }
  }
}

/// The loads that run in a controller, as a hidden subview of its view; there is none while nothing loads.
private final class RunningLoads: UIView {
  var count = 0
  private let indicator: UIActivityIndicatorView
  private let isOverlay: Bool
  private let tookTouches: Bool

  private init(indicator: UIActivityIndicatorView?, tookTouches: Bool) {
    self.indicator = indicator ?? UIActivityIndicatorView(style: .large)
    self.tookTouches = tookTouches
    isOverlay = indicator == nil
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  // The deinit that a main-actor class gets by default works badly below iOS 18.4.
  nonisolated deinit {}

  static func of(_ controller: UIViewController) -> RunningLoads? {
    controller.viewIfLoaded?.subviews.lazy.compactMap { $0 as? RunningLoads }.first
  }

  static func begin(in controller: UIViewController) -> RunningLoads {
    let view: UIView = controller.view
    let own = (controller as? any UIActivityIndicatorProviding)?.activityIndicator
    let loads = RunningLoads(indicator: own, tookTouches: view.isUserInteractionEnabled)
    view.addSubview(loads)
    if loads.isOverlay { loads.layIndicator(over: view) }
    loads.indicator.startAnimating()
    return loads
  }

  func end(in controller: UIViewController) {
    indicator.stopAnimating()
    if isOverlay { indicator.removeFromSuperview() }
    removeFromSuperview()
    controller.view.isUserInteractionEnabled = tookTouches
  }

  private func layIndicator(over view: UIView) {
    indicator.isUserInteractionEnabled = false
    indicator.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(indicator)
    NSLayoutConstraint.activate([
      indicator.topAnchor.constraint(equalTo: view.topAnchor),
      indicator.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      indicator.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      indicator.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
