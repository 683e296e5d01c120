/// What a navigation waits with until it can push or present: covers one method of `UIViewController`.
@MainActor @preconcurrency
public protocol IdleAwaiting: AnyObject {
  /// Runs an action as soon as navigation is possible: before the call returns, or when the transitions that run have
  /// ended. Actions run in the order of the calls.
  func whenIdle(perform action: @escaping () -> Void)
}

extension UIViewController: IdleAwaiting {}
