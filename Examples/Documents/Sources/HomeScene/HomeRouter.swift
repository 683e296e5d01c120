import VIPERKit

/// Home's router. Public because factories in other modules make the scene.
public final class HomeRouter<Navigator>: HomeRoutable
where Navigator: HomeNavigable {
  private unowned let navigator: Navigator

  /// Makes the router, which does not own the navigator.
  public init(navigator: Navigator) {
    self.navigator = navigator
  }

  // MARK: Routable

  public func close() {
    navigator.dismiss()
  }
}
