import RVBKit

public typealias MakeRating = @MainActor (_ stars: Int, _ onDone: @escaping (Int) -> Void) -> UIViewController

@MainActor
public func makeReview(makeRating: @escaping MakeRating) -> UIViewController {
  ReviewViewController(
    viewModel: ReviewViewModel(stars: 0, mostStars: 5), router: MixedReviewRouter(makeRating: makeRating))
}

final class MixedReviewRouter: ReviewRoutable {
  private let makeRating: MakeRating

  init(makeRating: @escaping MakeRating) {
    self.makeRating = makeRating
  }

  func routeToRating(with parameter: RatingParameter) -> any RatingControllable {
    let adapter = RatingAdapter()
    let rating = makeRating(parameter.stars) { [weak adapter] in adapter?.onDone?($0) }
    adapter.addChild(rating)
    rating.didMove(toParent: adapter)
    return adapter
  }
}

final class RatingAdapter: UIViewController, RatingControllable {
  var onDone: ((Int) -> Void)?

  override func loadView() {
    view = UIStackView(arrangedSubviews: children.compactMap(\.view))
    title = children.first?.title
  }
}
