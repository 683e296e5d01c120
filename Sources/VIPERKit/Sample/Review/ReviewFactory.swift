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
    scene(parameters: parameters) { ReviewRouter(navigator: $0, kind: parameters.kind) }
  }

  static func scene<Router: ReviewRoutable>(
    parameters: ReviewParameters, makeRouter: (ReviewViewController) -> Router
  ) -> UIViewController {
    let viewController = ReviewViewController()

    let router = makeRouter(viewController)

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
