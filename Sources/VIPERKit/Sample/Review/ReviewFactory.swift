public import VIPERKit

/// Makes Review, the scene that opens the others.
///
/// It is the only place that names Review's components; it has no instances. The code that starts the feature calls it.
public struct ReviewFactory {
  private init() {}

  /// Makes the scene, which becomes the root of a navigation controller.
  ///
  /// - Returns: The view controller, which owns the scene.
  public static func `default`(parameters: ReviewParameters) -> UIViewController {
    let viewController = ReviewViewController()

    let router = ReviewRouter(navigator: viewController, kind: parameters.kind)

    let interactor = ReviewInteractor(
      session: AuthManagerGateway(trunk: parameters.trunk),
      comments: CommentStoreGateway(trunk: parameters.trunk),
      links: parameters.links
    )

    let presenter = ReviewPresenter(
      view: viewController,
      router: router,
      interactor: interactor,
      parameters: parameters
    )

    viewController.presenter = presenter

    return viewController
  }
}
