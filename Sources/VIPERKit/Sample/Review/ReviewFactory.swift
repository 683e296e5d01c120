public import QuartetShared
public import VIPERKit

/// Makes Review, the scene that opens the others.
///
/// It is the only place that names Review's components; it has no instances. The code that starts the feature calls it.
public struct ReviewFactory {
  private init() {}

  /// Makes the scene, which becomes the root of a navigation controller.
  ///
  /// - Parameters:
  ///   - services: The domain objects, for the gateways of Review and of the scenes that its router opens.
  ///   - links: The links that the app opens.
  /// - Returns: The view controller, which owns the scene.
  public static func `default`(
    parameters: ReviewParameters, services: Trunk, links: any LinkGateway
  ) -> UIViewController {
    let viewController = ReviewViewController()

    let router = ReviewRouter(navigator: viewController, services: services)

    let interactor = ReviewInteractor(
      session: AuthManagerGateway(trunk: services),
      comments: CommentStoreGateway(trunk: services),
      links: links
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
