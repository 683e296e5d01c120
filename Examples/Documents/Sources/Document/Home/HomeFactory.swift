import VIPERKit

// MARK: - Home Factory
struct HomeFactory {
  // MARK: Initializers
  private init() {}

  // MARK: Factory
  static func `default`(parameters: HomeParameters) -> UIViewController {
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

  // Composition within the module: one factory method more for each interactor.
  static func patient(parameters: HomeParameters) -> UIViewController {
    let viewController: HomeViewController = .init()

    viewController.presenter = HomePresenter(
      view: viewController,
      router: HomeRouter(navigator: viewController),
      interactor: HomeInteractor_Patient(gateway: DemoPostsGateway()),
      parameters: parameters
    )

    return viewController
  }

  static func doctor(parameters: HomeParameters) -> UIViewController {
    let viewController: HomeViewController = .init()

    viewController.presenter = HomePresenter(
      view: viewController,
      router: HomeRouter(navigator: viewController),
      interactor: HomeInteractor_Doctor(gateway: DemoPostsGateway()),
      parameters: parameters
    )

    return viewController
  }
}
