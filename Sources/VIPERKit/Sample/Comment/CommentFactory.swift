public import VIPERKit

/// Makes Comment.
public struct CommentFactory {
  private init() {}

  /// Makes the scene, to be presented as a sheet; whoever shows the controller owns the scene.
  ///
  /// - Parameter delegate: Not owned; must live as long as the scene.
  public static func `default`(
    parameters: CommentParameters, delegate: some CommentDelegate
  ) -> UIViewController {
    let viewController = CommentViewController()

    let router = CommentRouter(navigator: viewController)

    let interactor = CommentInteractor(gateway: CommentGateway(trunk: parameters.trunk))

    let presenter = CommentPresenter(
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
