import RVBKit

enum LoginEvent {
  case signedIn
  case cancelled
  case swiped
}

/// Shown in a navigation controller of its own.
protocol LoginControllable: UIViewControllable {
  var onEvent: ((LoginEvent) -> Void)? { get set }

  /// Replaces the login that is typed, unless an attempt is waiting (D2).
  func fill(login: String)
}
