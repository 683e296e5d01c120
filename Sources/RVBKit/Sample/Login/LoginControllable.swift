import QuartetShared
import RVBKit

/// Login as its parent sees it. The parent presents it in a navigation controller of its own and closes it.
protocol LoginControllable: UIViewControllable {
  var kind: LoginKind { get }

  /// Called when a user is signed in, or has cancelled. A later call means nothing new.
  var onEnd: (() -> Void)? { get set }

  /// Replaces the login that is typed, unless an attempt is waiting.
  func fill(login: String)

  /// Ends Login and gives up an attempt that is waiting.
  func cancel()

  /// Pushes Recovery with the login that is typed.
  ///
  /// - Parameters:
  ///   - animated: Whether the transitions are animated.
  ///   - force: Whether to route to an open Recovery if another screen covers it.
  ///   - completion: Called with Recovery when it is pushed or found.
  func presentRecovery(animated: Bool, force: Bool, completion: ((any LoginRecoveryControllable) -> Void)?)
}

extension LoginControllable {
  func presentRecovery(animated: Bool, force: Bool) {
    presentRecovery(animated: animated, force: force, completion: nil)
  }
}
