public import Foundation
public import Screens
public import Shared

/// The feature as Interactions wires it; its root is Review.
public final class InteractionsFeature: Feature {
  /// "Interactions".
  public static let patternName = "Interactions"

  private let reviewAssembler: any ReviewAssembling
  private weak var review: (any LinkOpening)?

  /// Prepares the feature: hands the assemblers to each other. Nothing is assembled before `start()`.
  public init(trunk: Trunk, kind: LoginKind) {
    reviewAssembler = ReviewAssembler(
      kind: kind, authManager: trunk.authManager, commentStore: trunk.commentStore)
  }

  /// Assembles Review and answers the controller around it, which owns it.
  public func start() -> UIViewController {
    let review = reviewAssembler.assemble()
    self.review = review
    return review
  }

  /// Tells Review of a link that is understood.
  public func open(_ url: URL) -> Bool {
    guard let link = Link(url) else { return false }
    review?.didOpen(link)
    return true
  }
}
