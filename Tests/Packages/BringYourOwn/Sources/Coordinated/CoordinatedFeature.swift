public import Foundation
public import Screens
public import Shared

/// The feature with a coordinator for every screen: controllers show, coordinators decide.
open class CoordinatedFeature: Feature {
  /// "Coordinator".
  open class var patternName: String { "Coordinator" }

  private let trunk: Trunk
  private let kind: LoginKind
  private weak var review: ReviewCoordinator?

  /// Prepares the feature.
  public required init(trunk: Trunk, kind: LoginKind) {
    self.trunk = trunk
    self.kind = kind
  }

  /// Whether the sheet of Login follows a swipe down.
  open var isLoginSwipeable: Bool { true }

  /// Makes Review.
  public func start() -> UIViewController {
    let review = ReviewCoordinator(trunk: trunk, kind: kind, isLoginSwipeable: isLoginSwipeable)
    self.review = review
    return UINavigationController(rootViewController: review.makeController())
  }

  /// Follows a link.
  public func open(_ url: URL) -> Bool {
    guard let link = Link(url) else { return false }
    review?.open(link)
    return true
  }
}
