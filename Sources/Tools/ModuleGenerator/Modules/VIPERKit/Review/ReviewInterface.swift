import VIPERKit

/// Calls from the presenter to the view.
@MainActor
protocol ReviewViewable: AnyObject, UIAlertViewable, UIActivityIndicatorViewable {
  func setStarsText(to text: String)
}

/// The view controller, as the router uses it. VIPERKit implements it for every view controller.
@MainActor
protocol ReviewNavigable: AnyObject, StandardNavigable {}

/// Calls from the view to the presenter.
@MainActor
protocol ReviewPresentable {
  func viewDidLoad()
  func didTapStarButton()
  func didTapDoneButton()
  func didTapRatingButton()
  func didOpenLink(_ link: ReviewLink)
}

/// The scenes that the presenter can go to.
@MainActor
protocol ReviewRoutable {
  func presentRating(parameters: RatingParameters, delegate: some RatingDelegate)
  func followLinkToRating(parameters: RatingParameters, delegate: some RatingDelegate)
  func dismissRating()
}

/// The requests of the presenter outside of the scene.
@MainActor
protocol ReviewInteractive {
  func fetchMostStars(completion: @escaping (Result<Int, any Error>) -> Void)
}

/// Notified by Review: the presenter of the previous scene, which then closes it.
///
/// The presenter refers to it `unowned`: it must live as long as Review.
@MainActor
public protocol ReviewDelegate: AnyObject {
  /// The user is done.
  func reviewDidEnd(stars: Int)
}

/// What takes links while Review is shown: its view controller.
@MainActor public protocol ReviewLinkOpening: AnyObject {
  /// A link leads on from Review.
  func open(_ link: ReviewLink)
}
