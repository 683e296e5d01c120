import Interactions
import Shared

/// The root around Review's screen, over which everything is presented.
///
/// The window owns it, and it owns the screen. It passes itself to the screen as what presents.
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
