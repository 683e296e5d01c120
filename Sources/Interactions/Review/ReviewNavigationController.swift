import Foundation
import Screens
import Shared

/// The root; the screen in it is ``ReviewViewController``.
final class ReviewNavigationController: UINavigationController {
  private let review: any ReviewControlling
  private let queue = NavigationQueue()

  init(review: any ReviewControlling) {
    self.review = review
    super.init(nibName: nil, bundle: nil)
    viewControllers = [review]
    review.use(self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    queue.rootDidAppear()
  }
}

extension ReviewNavigationController: RestAwaiting {
  func whenAtRest(perform action: @escaping () -> Void) {
    queue.whenAtRest(self, perform: action)
  }
}

extension ReviewNavigationController: LinkOpening {
  func didOpen(_ link: Link) {
    review.didOpen(link)
  }
}
