public import QuartetFeatureEntry
public import QuartetShared
public import RoundTable

/// The feature in Round Table; its root module is Review.
public enum RoundTableFeature: Feature {
  /// "Round Table".
  public static let patternName = "Round Table"

  /// Makes the Review module; its View owns it. Links go to its Joint as inputs.
  public static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let module = ReviewModuleAssembly(trunk: trunk, kind: kind)
    let open = { [weak joint = module.joint] (url: URL) in
      guard let link = Link(url) else { return false }
      joint?.take(input: .link(link))
      return true
    }
    return (module.view, open)
  }
}
