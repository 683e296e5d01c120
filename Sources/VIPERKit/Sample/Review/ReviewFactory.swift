public import VIPERKit

/// Makes Review, the scene that opens the others.
///
/// It is the only place that names Review's components; it has no instances. The code that starts the feature calls it.
public struct ReviewFactory {
  private init() {}

  /// Makes the scene, which becomes the root of a navigation controller.
  ///
  /// - Parameters:
  ///   - session: For Review's interactor.
  ///   - signIn: For Login, which the router opens.
  ///   - comments: For Review's interactor, and for Comment, which the router opens.
  ///   - links: The links that the app opens.
  /// - Returns: The view controller, which owns the scene.
  public static func `default`(
    parameters: ReviewParameters, session: any SessionGateway, signIn: any SignInGateways,
    comments: any CommentGateway, links: any LinkGateway
  ) -> UIViewController {
    let viewController = ReviewViewController()

    let router = ReviewRouter(navigator: viewController, signIn: signIn, comments: comments)

    let interactor = ReviewInteractor(session: session, comments: comments, links: links)

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
