public import Foundation

/// What a transition tells about itself.
///
/// Apple, UIViewControllerTransitionCoordinator.h.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a person's finger drives it.
  var isInteractive: Bool { get }
  /// Whether it went back to where it began.
  var isCancelled: Bool { get }
}

/// A running transition, to which one can add what should happen with it.
///
/// Apple, UIViewControllerTransitionCoordinator.h. The window owns it while it runs.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs one closure along with the transition and another when it has ended or was cancelled.
  ///
  /// - Returns: whether they are taken; false when the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
