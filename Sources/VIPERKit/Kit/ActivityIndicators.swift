public import PortableUIKit
public import VIPERPresenterKit

/// A view controller with an indicator of its own, which the kit starts and stops in place of an overlay.
@MainActor @preconcurrency
public protocol UIActivityIndicatorProviding: UIActivityIndicatorViewable {
  /// The indicator.
  var activityIndicator: UIActivityIndicatorView { get }
}

extension UIActivityIndicatorViewable where Self: UIViewController {
  /// Starts the controller's indicator, or one over its view.
  public func startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters) {
    let counter = LoadCounter.find(in: self) ?? LoadCounter.add(to: self)
    counter.start(parameters, in: view)
  }

  /// Stops the indicator when the last load stops; then the view takes touches as before the first one.
  public func stopActivityIndicatorAnimation() { LoadCounter.find(in: self)?.stop(in: view) }
}

/// Counts the loads that run in a controller: an empty subview of its view, added by the first load.
private final class LoadCounter: UIView {
  private let indicator: UIActivityIndicatorView
  private var count = 0
  private var tookTouches = true

  private init(indicator: UIActivityIndicatorView) {
    self.indicator = indicator
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  // Below iOS 18.4, the default `deinit` of a main-actor class can abort (Docs/Basics.md).
  nonisolated deinit {}

  static func find(in controller: UIViewController) -> LoadCounter? {
    controller.viewIfLoaded?.subviews.lazy.compactMap { $0 as? LoadCounter }.first
  }

  static func add(to controller: UIViewController) -> LoadCounter {
    let view: UIView = controller.view
    let own = (controller as? any UIActivityIndicatorProviding)?.activityIndicator
    let counter = LoadCounter(indicator: own ?? overlay(on: view))
    view.addSubview(counter)
    return counter
  }

  func start(_ parameters: UIActivityIndicatorParameters, in view: UIView) {
    if count == 0 {
      tookTouches = view.isUserInteractionEnabled
      indicator.startAnimating()
    }
    count += 1
    if !parameters.isInteractionEnabled { view.isUserInteractionEnabled = false }
  }

  func stop(in view: UIView) {
    guard count > 0 else { return }
    count -= 1
    if count == 0 {
      indicator.stopAnimating()
      view.isUserInteractionEnabled = tookTouches
    }
  }

  private static func overlay(on view: UIView) -> UIActivityIndicatorView {
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.isUserInteractionEnabled = false
    indicator.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(indicator)
    // The edges of a table view are those of its content, which scrolls; the safe area stays.
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      indicator.topAnchor.constraint(equalTo: area.topAnchor),
      indicator.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      indicator.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      indicator.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
    return indicator
  }
}
