// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import VIPERPresenterKit

// MARK: - Home Presenter
public final class HomePresenter<View, Router, Interactor>: HomePresentable
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
  public init(
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
  public func viewDidLoad() {
    view.setContinueButtonInteraction(to: false)
    view.startActivityIndicatorAnimation()
    interactor.fetchPosts { [weak self] result in
      switch result {
      case .success(let entity): self?.didFetch(entity.posts.map(\.title))
      case .failure(let error): self?.didFail(error)
      }
    }
  }

  public func didTapContinueButton() {
    router.toAccountInfo(parameters: AccountInfoParameters(userID: parameters.userID))
  }

  public func didTapMenuButton() {
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
  public func sideMenuDidSelectAccount() {
    router.dismissSideMenu()
    router.toAccountInfo(parameters: AccountInfoParameters(userID: parameters.userID))
  }
}
