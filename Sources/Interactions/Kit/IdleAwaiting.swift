public import PortableUIKit

/// What a navigation waits with until it can push or present: covers two members of `UIViewController`.
@MainActor @preconcurrency
public protocol IdleAwaiting: AnyObject {
  /// The transition that runs in this controller or over it; nil if none runs.
  var runningTransition: (any UIViewControllerTransitionCoordinator)? { get }

  /// Runs an action as soon as navigation is possible: before the call returns, or when the transitions that run have
  /// ended. Actions run in the order of the calls.
  func whenIdle(perform action: @escaping () -> Void)
}

extension UIViewController: IdleAwaiting {}
