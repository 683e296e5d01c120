public import Foundation

/// The properties of a transition.
///
/// Apple, UIViewControllerTransitionCoordinator.h.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// Whether a gesture of the user began the transition.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture of the user drives the transition.
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
}

/// A running transition, to which animations and completion handlers can be added.
///
/// Apple, UIViewControllerTransitionCoordinator.h. The window owns it while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the transition and `completion` after it has ended or was cancelled.
  ///
  /// - Returns: whether the closures were queued; false if the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
