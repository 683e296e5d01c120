public import Foundation
public import Screens
public import Shared

/// The feature without any pattern: four view controllers that do everything themselves.
///
/// It is what the patterns are measured against: what they cost, they cost on top of this.
public final class BaselineFeature: Feature {
  /// "Baseline".
  public static let patternName = "Baseline"

  private let trunk: Trunk
  private let kind: LoginKind
  private weak var review: ReviewViewController?

  /// Prepares the feature; nothing is made before `start()`.
  public init(trunk: Trunk, kind: LoginKind) {
    self.trunk = trunk
    self.kind = kind
  }

  /// Makes Review and answers the navigation controller that owns it.
  public func start() -> UIViewController {
    let review = ReviewViewController(trunk: trunk, kind: kind)
    self.review = review
    return UINavigationController(rootViewController: review)
  }

  /// Has Review follow a link that is understood.
  public func open(_ url: URL) -> Bool {
    guard let link = Link(url) else { return false }
    review?.open(link)
    return true
  }
}
