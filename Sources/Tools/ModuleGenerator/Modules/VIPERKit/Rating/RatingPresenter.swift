import VIPERPresenterKit

/// Decides, and keeps the scene's data. The view controller owns it and calls it. It imports no UIKit.
final class RatingPresenter<View, Router, Interactor>: RatingPresentable
where View: RatingViewable, Router: RatingRoutable, Interactor: RatingInteractive {
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private unowned let delegate: any RatingDelegate

  private var stars: Int
  private var mostStars: Int?

  init(
    view: View,
    router: Router,
    interactor: Interactor,
    parameters: RatingParameters,
    delegate: some RatingDelegate
  ) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.delegate = delegate
    stars = parameters.stars
  }

  // MARK: Presentable

  func viewDidLoad() {
    setStars(to: stars)
    view.startActivityIndicatorAnimation()
    // The result can come after the scene was closed, when the `unowned` references are invalid.
    interactor.fetchMostStars { [weak self] result in self?.didFetchMostStars(result) }
  }

  func didTapStarButton() {
    setStars(to: stars + 1)
  }

  func didTapDoneButton() {
    delegate.ratingDidEnd(stars: stars)
  }

  // MARK: Data

  private func setStars(to stars: Int) {
    self.stars = min(stars, mostStars ?? stars)
    view.setStarsText(to: String(repeating: "★", count: self.stars))
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
