public import VIPERKit

/// Makes Review: the scene that opens the others.
public struct ReviewFactory {
  private init() {}

  /// Makes the scene, to be the root of a navigation controller; whoever shows the controller owns the scene.
  public static func `default`(parameters: ReviewParameters) -> UIViewController {
    let viewController = ReviewViewController()

    let router = ReviewRouter(navigator: viewController, kind: parameters.kind)

    let interactor = ReviewInteractor(
      session: SessionGateway(trunk: parameters.trunk),
      comments: CommentGateway(trunk: parameters.trunk),
      links: parameters.links)

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
