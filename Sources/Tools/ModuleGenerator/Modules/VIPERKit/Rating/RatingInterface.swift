import VIPERKit

/// What the presenter calls of the view.
@MainActor
protocol RatingViewable: AnyObject, UIAlertViewable, UIActivityIndicatorViewable {
  func setStarsText(to text: String)
}

/// What the router navigates with. VIPERKit implements it for every view controller.
@MainActor
protocol RatingNavigable: AnyObject, StandardNavigable {}

/// What the view reports to the presenter.
@MainActor
protocol RatingPresentable {
  func viewDidLoad()
  func didTapStarButton()
  func didTapDoneButton()
}

/// The scenes that the presenter can go to.
@MainActor
protocol RatingRoutable {}

/// What the presenter can fetch.
@MainActor
protocol RatingInteractive {
  func fetchMostStars(completion: @escaping (Result<Int, any Error>) -> Void)
}

/// What Rating reports to the previous scene, which then closes it.
///
/// The presenter refers to it `unowned`: it must live as long as Rating.
@MainActor
public protocol RatingDelegate: AnyObject {
  /// The user is done.
  func ratingDidEnd(stars: Int)
}
