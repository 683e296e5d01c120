public import QuartetFeatureEntry
public import QuartetScreens
public import QuartetShared

/// The feature in MVVM with a coordinator; its root is Review.
public enum MVVMFeature: Feature {
  public static let patternName = "MVVM"

  /// Makes Review in a navigation controller, which owns it.
  public static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let coordinator = Coordinator(trunk: trunk, kind: kind)
    let review = coordinator.makeReview()
    let open = { [weak viewModel = review.viewModel] (url: URL) in
      guard let link = Link(url) else { return false }
      viewModel?.open(link)
      return true
    }
    return (UINavigationController(rootViewController: review), open)
  }
}
