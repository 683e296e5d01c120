public import VIPERKit

/// Makes Review. It is the only place that names Review's components.
@MainActor
public struct ReviewFactory {
  private init() {}

  /// Makes the scene, whose view controller owns it. The delegate is not owned.
  public static func `default`(
    parameters: ReviewParameters, delegate: some ReviewDelegate
  ) -> UIViewController {
    let viewController = ReviewViewController()

    let router = ReviewRouter(navigator: viewController)

    let interactor = ReviewInteractor(gateway: ReviewFixedGateway())

    let presenter = ReviewPresenter(
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
