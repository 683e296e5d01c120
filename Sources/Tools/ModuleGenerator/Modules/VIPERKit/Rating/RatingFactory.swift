public import VIPERKit

/// Makes Rating. It is the only place that names Rating's components.
@MainActor
public struct RatingFactory {
  private init() {}

  /// Makes the scene, whose view controller owns it. The delegate is not owned.
  public static func `default`(
    parameters: RatingParameters, delegate: some RatingDelegate
  ) -> UIViewController {
    let viewController = RatingViewController()

    let router = RatingRouter(navigator: viewController)

    let interactor = RatingInteractor(gateway: RatingFixedGateway())

    let presenter = RatingPresenter(
      view: viewController,
      router: router,
      interactor: interactor,
      parameters: parameters,
      delegate: delegate
    )

    viewController.presenter = presenter

    return viewController
  }
}
