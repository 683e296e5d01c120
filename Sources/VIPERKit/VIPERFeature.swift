public import Foundation
public import Screens
public import Shared

/// The feature as VIPER wires it; its root scene is Review.
public final class VIPERFeature: Feature {
  /// "VIPER".
  public static let patternName = "VIPER"

  private let trunk: Trunk
  private let kind: LoginKind
  private weak var links: LinkGateway?

  /// Prepares the feature; nothing is made before `start()`.
  public init(trunk: Trunk, kind: LoginKind) {
    self.trunk = trunk
    self.kind = kind
  }

  /// Makes the Review scene and answers the navigation controller that owns it.
  public func start() -> UIViewController {
    let links = LinkGateway()
    self.links = links
    let parameters = ReviewParameters(trunk: trunk, kind: kind, links: links)
    return UINavigationController(rootViewController: ReviewFactory.default(parameters: parameters))
  }

  /// Hands a link that is understood to Review, through its gateway.
  public func open(_ url: URL) -> Bool {
    guard let link = Link(url) else { return false }
    links?.open(link)
    return true
  }
}
