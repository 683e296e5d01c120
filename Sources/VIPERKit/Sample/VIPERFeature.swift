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
    let authManager = AuthManagerGateway(authManager: trunk.authManager)
    let review = ReviewFactory.default(
      parameters: ReviewParameters(kind: kind), session: authManager, signIn: authManager,
      comments: CommentStoreGateway(commentStore: trunk.commentStore), links: links)
    let open = { [weak links] (url: URL) in
      guard let link = Link(url) else { return false }
      links?.open(link)
      return true
    }
    return (UINavigationController(rootViewController: review), open)
  }
}
