import VIPERPresenterKit

/// Decides, and keeps the scene's data. The view controller owns it and calls it. It imports no UIKit.
final class ReviewPresenter<View, Router, Interactor>: ReviewPresentable
where View: ReviewViewable, Router: ReviewRoutable, Interactor: ReviewInteractive {
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private unowned let delegate: any ReviewDelegate

  private let link: ReviewLink?
  private var stars: Int
  private var mostStars: Int?

  init(
    view: View,
    router: Router,
    interactor: Interactor,
    parameters: ReviewParameters,
    delegate: some ReviewDelegate
  ) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.delegate = delegate
    link = parameters.link
    stars = parameters.stars
  }

  // MARK: Presentable

  func viewDidLoad() {
    setStars(to: stars)
    fetchMostStars()
    if let link { didOpenLink(link) }
  }

  func didTapStarButton() {
    setStars(to: stars + 1)
  }

  func didTapDoneButton() {
    delegate.reviewDidEnd(stars: stars)
  }

  func didTapRatingButton() {
    router.presentRating(parameters: RatingParameters(stars: stars), delegate: self)
  }

  func didOpenLink(_ link: ReviewLink) {
    switch link {
    case .toRating(let parameters): router.followLinkToRating(parameters: parameters, delegate: self)
    }
  }

  // MARK: Stars

  private func setStars(to stars: Int) {
    self.stars = min(stars, mostStars ?? stars)
    view.setStarsText(to: String(repeating: "★", count: self.stars))
  }

  private func fetchMostStars() {
    view.startActivityIndicatorAnimation()
    // The result can come after the scene was closed, when the `unowned` references are invalid.
    interactor.fetchMostStars { [weak self] result in self?.didFetchMostStars(result) }
  }

  private func didFetchMostStars(_ result: Result<Int, any Error>) {
    view.stopActivityIndicatorAnimation()
    switch result {
    case .success(let mostStars):
      self.mostStars = mostStars
      setStars(to: stars)
    case .failure(let error):
      view.presentAlert(parameters: UIAlertParameters(error: error))
    }
  }
}

extension ReviewPresenter: RatingDelegate {
  func ratingDidEnd(stars: Int) {
    router.dismissRating()
    setStars(to: stars)
  }
}
