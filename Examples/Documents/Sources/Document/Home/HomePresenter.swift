import VIPERPresenterKit

// MARK: - Home Presenter
final class HomePresenter<View, Router, Interactor>: HomePresentable
where
  View: HomeViewable,
  Router: HomeRoutable,
  Interactor: HomeInteractive
{
  // MARK: Properties
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private let parameters: HomeParameters

  // MARK: Initializers
  init(
    view: View,
    router: Router,
    interactor: Interactor,
    parameters: HomeParameters
  ) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.parameters = parameters
  }

  // MARK: Presentable
  func viewDidLoad() {
    view.setContinueButtonInteraction(to: false)
    view.startActivityIndicatorAnimation()
    interactor.fetchPosts { [weak self] result in
      switch result {
      case .success(let entity): self?.didFetch(entity.titles)
      case .failure(let error): self?.didFail(error)
      }
    }
  }

  func didTapContinueButton() {
    router.toAccountInfo(parameters: AccountInfoParameters(userID: parameters.userID))
  }

  func didTapMenuButton() {
    router.presentSideMenu(parameters: SideMenuParameters(), delegate: self)
  }

  // MARK: Fetching
  private func didFetch(_ titles: [String]) {
    view.stopActivityIndicatorAnimation()
    view.setInfoText(to: titles.joined(separator: ", "))
    view.setContinueButtonInteraction(to: true)
  }

  private func didFail(_ error: any Error) {
    view.stopActivityIndicatorAnimation()
    view.presentAlert(parameters: UIAlertParameters(error: error))
  }
}

// MARK: - Side Menu Delegate
extension HomePresenter: SideMenuDelegate {
  func sideMenuDidSelectAccount() {
    router.dismissSideMenu()
    router.toAccountInfo(parameters: AccountInfoParameters(userID: parameters.userID))
  }
}
