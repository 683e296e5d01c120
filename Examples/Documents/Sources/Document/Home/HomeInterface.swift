import VIPERKit

// MARK: - Home Viewable
protocol HomeViewable: AnyObject, UIAlertViewable, UIActivityIndicatorViewable {
  func setInfoText(to text: String)
  func setContinueButtonInteraction(to isUserInteractionEnabled: Bool)
}

// MARK: - Home Navigable
protocol HomeNavigable: AnyObject, StandardNavigable {}

// MARK: - Home Presentable
protocol HomePresentable {
  func viewDidLoad()
  func didTapContinueButton()
  func didTapMenuButton()
}

// MARK: - Home Routable
protocol HomeRoutable {
  func toAccountInfo(parameters: AccountInfoParameters)
  func presentSideMenu(
    parameters: SideMenuParameters,
    delegate: some SideMenuDelegate
  )
  func dismissSideMenu()
}

// MARK: - Home Interactive
protocol HomeInteractive {
  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void)
}
