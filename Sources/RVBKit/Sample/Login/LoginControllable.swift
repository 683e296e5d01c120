import RVBKit

/// How Login has ended; it sends exactly one of these.
enum LoginEvent {
  /// A user is signed in. The parent dismisses Login.
  case signedIn
  /// The user has cancelled. The parent dismisses Login.
  case cancelled
  /// Login has gone already: the user has swiped it down, or other code of the app has dismissed it.
  case dismissed
}

/// Login as its parent sees it. The parent presents it in a navigation controller of its own.
protocol LoginControllable: UIViewControllable {
  var onEvent: ((LoginEvent) -> Void)? { get set }

  /// Whether its event was sent. Login can still be on screen then, until a transition has ended.
  var hasEnded: Bool { get }

  /// Replaces the login that is typed, unless an attempt is waiting (D2).
  func fill(login: String)

  /// Pushes Recovery with the login that is typed.
  ///
  /// - Parameters:
  ///   - animated: Whether the transitions are animated.
  ///   - force: Whether to route to an open Recovery if another screen covers it.
  ///   - completion: Called with Recovery when it is pushed or found.
  func presentRecovery(
    animated: Bool, force: Bool, completion: ((any LoginRecoveryControllable) -> Void)?)
}
