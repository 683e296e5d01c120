import VIPERPresenterKit

/// Home's presenter. Public because factories in other modules make the scene.
public final class HomePresenter<View, Router, Interactor>: HomePresentable
where View: HomeViewable, Router: HomeRoutable, Interactor: HomeInteractive {
  private typealias UIModel = HomeUIModel

  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private let parameters: HomeParameters

  /// Makes the presenter, which does not own the view.
  public init(view: View, router: Router, interactor: Interactor, parameters: HomeParameters) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.parameters = parameters
  }

  // MARK: Presentable

  /// Fetches the appointments.
  public func viewDidLoad() {
    view.startActivityIndicatorAnimation(parameters: .init(isInteractionEnabled: false))
    interactor.fetchAppointments(of: parameters.userID) { [weak self] result in
      self?.didFetchAppointments(result)
    }
  }

  public func didTapCloseButton() {
    router.close()
  }

  private func didFetchAppointments(_ result: Result<[String], any Error>) {
    view.stopActivityIndicatorAnimation()
    switch result {
    case .success(let appointments):
      view.setInfoText(to: appointments.joined(separator: "\n"))
    case .failure:
      view.setInfoText(to: UIModel.Misc.failureText)
    }
  }
}
