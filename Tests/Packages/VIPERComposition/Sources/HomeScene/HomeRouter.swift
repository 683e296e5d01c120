import VIPERKit

/// Home's router; public so that the modules with the interactors can put the scene together.
public final class HomeRouter<Navigator>: HomeRoutable
where Navigator: HomeNavigable {
  private unowned let navigator: Navigator

  /// Puts the router together; the navigator is not owned.
  public init(navigator: Navigator) {
    self.navigator = navigator
  }

  // MARK: Routable

  /// Dismisses Home.
  public func close() {
    navigator.dismiss(animated: HomeUIModel.Animations.isCloseAnimated)
  }
}
