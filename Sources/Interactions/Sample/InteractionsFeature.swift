public import FeatureEntry
public import Interactions
public import Shared

/// The feature in Interactions; its root is Review.
public enum InteractionsFeature: Feature {
  /// "Interactions".
  public static let patternName = "Interactions"

  /// Assembles Review and puts it in a navigation controller.
  public static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    start(
      ReviewAssembler(
        kind: kind, authManager: trunk.authManager, commentStore: trunk.commentStore,
        loginNavigationAssembler: nil, commentNavigationAssembler: nil))
  }

  static func start(_ assembler: ReviewAssembler) -> (root: UIViewController, open: (URL) -> Bool) {
    let review = assembler.assemble()
    let open = { [weak review] (url: URL) in
      guard let link = Link(url) else { return false }
      review?.didOpen(link)
      return true
    }
    return (UINavigationController(rootViewController: review), open)
  }
}
