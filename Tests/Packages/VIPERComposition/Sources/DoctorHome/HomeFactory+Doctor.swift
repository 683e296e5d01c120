public import HomeScene
public import Screens

extension HomeFactory {
  /// Makes the home of a doctor; whoever shows the controller owns the scene.
  public static func doctor(parameters: HomeParameters) -> UIViewController {
    let viewController = HomeViewController()

    let router = HomeRouter(navigator: viewController)

    let interactor = HomeInteractor_Doctor(gateway: DoctorGateway())

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
