import VIPERKit

public typealias MakeRating = @MainActor (_ stars: Int, _ onDone: @escaping (Int) -> Void) -> UIViewController

@MainActor
public func makeReview(makeRating: @escaping MakeRating) -> UIViewController {
  let viewController = ReviewViewController()
  let handle = ReviewHandle()
  viewController.presenter = ReviewPresenter(
    view: viewController,
    router: MixedReviewRouter(navigator: viewController, makeRating: makeRating),
    interactor: ReviewInteractor(gateway: ReviewFixedGateway()),
    parameters: ReviewParameters(stars: 0),
    delegate: handle
  )
  viewController.addChild(handle)
  return viewController
}

final class MixedReviewRouter: ReviewRoutable {
  private unowned let navigator: ReviewViewController
  private let makeRating: MakeRating

  init(navigator: ReviewViewController, makeRating: @escaping MakeRating) {
    (self.navigator, self.makeRating) = (navigator, makeRating)
  }

  func presentRating(parameters: RatingParameters, delegate: some RatingDelegate) {
    let rating = makeRating(parameters.stars) { [weak delegate] in delegate?.ratingDidEnd(stars: $0) }
    navigator.childScreens.present(rating)
  }

  func followLinkToRating(parameters: RatingParameters, delegate: some RatingDelegate) {
    navigator.childScreens.close()
    presentRating(parameters: parameters, delegate: delegate)
  }

  func dismissRating() {
    navigator.childScreens.close()
  }
}

/// Review is the root here: its end changes nothing.
final class ReviewHandle: UIViewController, ReviewDelegate {
  func reviewDidEnd(stars: Int) {}
}
