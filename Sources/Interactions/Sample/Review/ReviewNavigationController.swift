import Interactions
import Shared

/// The root; the screen in it is ``ReviewViewController``.
final class ReviewNavigationController: UINavigationController {
  private let review: any ReviewControlling

  init(review: any ReviewControlling) {
    self.review = review
    super.init(nibName: nil, bundle: nil)
    viewControllers = [review]
    review.use(self)
  }

  required init?(coder: NSCoder) { nil }
}

extension ReviewNavigationController: LinkOpening {
  func didOpen(_ link: Link) {
    review.didOpen(link)
  }
}
