public import RVBKit

/// Rating as its parent sees it: events are closures, requests are functions.
public protocol RatingControllable: UIViewControllable {
  /// The user is done with these stars. The parent then closes Rating.
  var onDone: ((Int) -> Void)? { get set }
}
