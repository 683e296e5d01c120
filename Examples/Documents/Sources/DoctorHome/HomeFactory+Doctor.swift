public import Document
public import VIPERKit

extension HomeFactory {
  /// Makes the home of a doctor. The view controller owns the scene.
  public static func doctor(parameters: HomeParameters) -> UIViewController {
    let viewController = HomeViewController()

    let router = HomeRouter(navigator: viewController)

    let interactor = HomeInteractor_Doctor(gateway: DemoPostsGateway())

    let presenter = HomePresenter(
      view: viewController,
      router: router,
      interactor: interactor,
      parameters: parameters
    )

    viewController.presenter = presenter

    return viewController
  }
}
