public import Measure
import Screens

/// The lamp as a VIPER scene: view, presenter, view.
public final class VIPERLamp: Probe {
  private let viewController = LampFactory.default()

  /// Makes the scene; its view controller owns it.
  public init() {
    viewController.loadViewIfNeeded()
  }

  /// Tells the presenter.
  public func tap() {
    viewController.tap()
  }

  /// What the presenter has set.
  public var text: String { viewController.text }
}
