public import QuartetFeatureEntry
public import QuartetScreens
public import QuartetShared

/// The feature in MVVM with coordinators: a view model for each screen, a coordinator for each flow.
///
/// It is what most apps use today, and the second implementation that the patterns are compared with.
public enum MVVMFeature: Feature {
  public static let patternName = "MVVM"

  /// Makes Review in a navigation controller.
  public static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let coordinator = ReviewCoordinator(trunk: trunk, kind: kind)
    let open = { [weak coordinator] (url: URL) in
      guard let link = Link(url) else { return false }
      coordinator?.open(link)
      return true
    }
    let root = RootController(rootViewController: coordinator.makeReview())
    root.coordinator = coordinator
    return (root, open)
  }
}

/// Owns the coordinator, because the caller of `start` owns the root only. In an app, a scene delegate can own both.
private final class RootController: UINavigationController {
  var coordinator: ReviewCoordinator?
}
