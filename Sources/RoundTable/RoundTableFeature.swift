public import Foundation
public import Screens
public import Shared

/// The feature as Round Table wires it; its root module is Review.
public final class RoundTableFeature: Feature {
  /// "Round Table".
  public static let patternName = "Round Table"

  private let trunk: Trunk
  private let kind: LoginModuleKind
  private weak var joint: ReviewModuleJoint?

  /// Prepares the feature; nothing is made before `start()`.
  public init(trunk: Trunk, kind: LoginKind) {
    self.trunk = trunk
    self.kind = kind
  }

  /// Makes the Review module and answers its View, which owns it.
  public func start() -> UIViewController {
    let module = ReviewModuleAssembly(trunk: trunk, kind: kind)
    joint = module.joint
    return module.view
  }

  /// Hands a link that is understood to Review's Joint.
  public func open(_ url: URL) -> Bool {
    guard let link = Link(url) else { return false }
    joint?.take(input: .link(link))
    return true
  }
}
