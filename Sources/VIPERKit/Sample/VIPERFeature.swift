public import QuartetFeatureEntry
public import QuartetShared
public import VIPERKit

/// The feature in VIPER; its root scene is Review.
public enum VIPERFeature: Feature {
  /// "VIPER".
  public static let patternName = "VIPER"

  /// Makes the Review scene in a navigation controller, which owns it. Links reach Review through a gateway.
  public static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let links = OpenedLinks()
    let parameters = ReviewParameters(trunk: trunk, kind: kind, links: links)
    let review = ReviewFactory.default(parameters: parameters)
    let open = { [weak links] (url: URL) in
      guard let link = Link(url) else { return false }
      links?.open(link)
      return true
    }
    return (UINavigationController(rootViewController: review), open)
  }
}
