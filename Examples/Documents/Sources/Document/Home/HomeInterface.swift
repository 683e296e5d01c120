// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import VIPERKit

// MARK: - Home Viewable
public protocol HomeViewable: AnyObject, UIAlertViewable, UIActivityIndicatorViewable {
  func setInfoText(to text: String)
  func setContinueButtonInteraction(to isUserInteractionEnabled: Bool)
}

// MARK: - Home Navigable
public protocol HomeNavigable: AnyObject, StandardNavigable {}

// MARK: - Home Presentable
public protocol HomePresentable {
  func viewDidLoad()
  func didTapContinueButton()
  func didTapMenuButton()
}

// MARK: - Home Routable
public protocol HomeRoutable {
  func toAccountInfo(parameters: AccountInfoParameters)
  func presentSideMenu(
    parameters: SideMenuParameters,
    delegate: some SideMenuDelegate
  )
  func dismissSideMenu()
}

// MARK: - Home Interactive
public protocol HomeInteractive {
  func fetchPosts(completion: @escaping (Result<PostsEntity, any Error>) -> Void)
}
