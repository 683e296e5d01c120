public import VIPERKit

/// Makes Comment.
///
/// It is the only place that names Comment's components; it has no instances. The router of the scene that presents
/// Comment calls it.
public struct CommentFactory {
  private init() {}

  /// Makes the scene, which is presented as a sheet.
  ///
  /// - Parameter delegate: Not owned; must live as long as the scene.
  /// - Returns: The view controller, which owns the scene.
  public static func `default`(
    parameters: CommentParameters, delegate: some CommentDelegate
  ) -> UIViewController {
    let viewController = CommentViewController()

    let router = CommentRouter(navigator: viewController)

    let interactor = CommentInteractor(gateway: CommentStoreGateway(trunk: parameters.trunk))

    let presenter = CommentPresenter(
      view: viewController,
      router: router,
      interactor: interactor,
      delegate: delegate
    )

    viewController.presenter = presenter

    return viewController
  }

  /// Ends a scene that this factory has made: its buttons do nothing any more, and what was typed stays the draft.
  public static func end(_ scene: UIViewController) {
    (scene as? CommentViewController)?.presenter.end()
  }

  /// Whether other code's screen covers a scene that this factory has made: dismissing the scene would dismiss that too.
  public static func isCovered(_ scene: UIViewController) -> Bool {
    (scene as? CommentViewController)?.isCoveredByOtherCode ?? false
  }
}
