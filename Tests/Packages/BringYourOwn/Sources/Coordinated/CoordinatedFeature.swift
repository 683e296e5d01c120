public import FeatureEntry
public import Screens
public import Shared

/// The feature with a coordinator for every screen: controllers show, coordinators decide.
public enum CoordinatedFeature: Feature {
  /// "Coordinator".
  public static let patternName = "Coordinator"

  /// Makes Review, whose controller owns its coordinator, and a function that opens links there.
  public static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    start(trunk: trunk, kind: kind, isLoginSwipeable: true)
  }

  static func start(
    trunk: Trunk, kind: LoginKind, isLoginSwipeable: Bool
  ) -> (root: UIViewController, open: (URL) -> Bool) {
    let review = ReviewCoordinator(trunk: trunk, kind: kind, isLoginSwipeable: isLoginSwipeable)
    let root = UINavigationController(rootViewController: review.makeController())
    let open = { [weak review] (url: URL) in
      guard let link = Link(url) else { return false }
      review?.open(link)
      return true
    }
    return (root, open)
  }
}
