public import FeatureEntry
public import Screens
public import Shared

/// The feature with a coordinator for every screen: controllers show, coordinators decide.
open class CoordinatedFeature: Feature {
  /// "Coordinator".
  open class var patternName: String { "Coordinator" }

  /// Whether a swipe down dismisses Login.
  open class var isLoginSwipeable: Bool { true }

  /// Makes Review, which owns its coordinator, and a function that opens links there.
  public static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
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
