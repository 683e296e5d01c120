public import PortableUIKit
public import QuartetFeatureEntry
public import QuartetShared

/// The feature without any pattern: four view controllers that do everything themselves.
///
/// The patterns are compared with it: what a pattern costs, it costs on top of this.
public enum BaselineFeature: Feature {
  public static let patternName = "Baseline"

  /// Makes Review in a navigation controller.
  public static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let review = ReviewViewController(trunk: trunk, kind: kind)
    let open = { [weak review] (url: URL) in
      guard let link = Link(url) else { return false }
      review?.open(link)
      return true
    }
    return (UINavigationController(rootViewController: review), open)
  }
}
