// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import VIPERKit

// MARK: - Home Factory
// The modules PatientHome and DoctorHome add a method each.
public struct HomeFactory {
  // MARK: Initializers
  private init() {}

  // MARK: Factory
  public static func `default`(parameters: HomeParameters) -> UIViewController {
    let viewController: HomeViewController = .init()

    let router: HomeRouter = .init(navigator: viewController)

    let interactor: HomeInteractor = .init(gateway: DemoPostsGateway())

    let presenter: HomePresenter = .init(
      view: viewController,
      router: router,
      interactor: interactor,
      parameters: parameters
    )

    viewController.presenter = presenter

    return viewController
  }
}
