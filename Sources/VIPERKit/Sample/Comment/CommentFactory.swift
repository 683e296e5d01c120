public import VIPERKit

/// Makes Comment.
///
/// It is the only place that names Comment's components; it has no instances. The router of the scene that presents
/// Comment calls it. Comment has no router: it opens no scene, and its alert is its view's.
public struct CommentFactory {
  private init() {}

  /// Makes the scene, which is presented as a sheet.
  ///
  /// - Parameters:
  ///   - comments: For Comment's interactor.
  ///   - delegate: Not owned; must live as long as the scene.
  /// - Returns: The view controller, which owns the scene.
  public static func `default`(
    parameters: CommentParameters, comments: any CommentGateway, delegate: some CommentDelegate
  ) -> UIViewController {
    let viewController = CommentViewController()

    let interactor = CommentInteractor(gateway: comments)

    let presenter = CommentPresenter(
      view: viewController,
      interactor: interactor,
      parameters: parameters,
      delegate: delegate
    )

    viewController.presenter = presenter

    return viewController
  }
}
