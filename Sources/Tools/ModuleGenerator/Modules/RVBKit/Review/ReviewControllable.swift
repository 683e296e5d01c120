public import RVBKit

/// Review as its parent sees it: events are closures, requests are functions.
public protocol ReviewControllable: UIViewControllable {
  /// The user is done. The parent then closes Review.
  var onDone: ((Int) -> Void)? { get set }

  /// Presents Rating, unless Rating is open. A deep link can call it, too. With `force`, screens over Rating are dismissed.
  /// The completion is called with Rating as soon as it is open.
  func presentRating(animated: Bool, force: Bool, completion: ((any RatingControllable) -> Void)?)
}
