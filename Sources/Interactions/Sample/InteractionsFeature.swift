public import Interactions
public import QuartetFeatureEntry
public import QuartetShared

/// The feature in Interactions; its root is Review.
public enum InteractionsFeature: Feature {
  /// "Interactions".
  public static let patternName = "Interactions"

  /// Assembles Review and puts it in a navigation controller.
  public static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let assembler = ReviewAssembler(
      loginNavigationAssembler: LoginNavigationAssembler(
        loginAssembler: LoginAssembler(kind: kind, authManager: trunk.authManager)),
      commentNavigationAssembler: CommentNavigationAssembler(
        commentAssembler: CommentAssembler(drafts: trunk.commentStore, accountKeeper: trunk.authManager)),
      accountKeeper: trunk.authManager,
      comments: trunk.commentStore)
    let review = assembler.assemble()
    let open = { [weak review] (url: URL) in
      guard let link = Link(url) else { return false }
      review?.didOpen(link)
      return true
    }
    return (UINavigationController(rootViewController: review), open)
  }
}
