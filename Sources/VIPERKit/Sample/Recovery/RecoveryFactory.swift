public import VIPERKit

/// Makes Recovery.
///
/// It is the only place that names Recovery's components; it has no instances. The router of the scene that pushes
/// Recovery calls it. Recovery has no router, because it opens no scene, and no interactor, because the domain sends no
/// instructions.
public struct RecoveryFactory {
  private init() {}

  /// Makes the scene, which is pushed onto a navigation controller.
  ///
  /// - Parameter delegate: Not owned; must live as long as the scene.
  /// - Returns: The view controller, which owns the scene.
  public static func `default`(
    parameters: RecoveryParameters, delegate: some RecoveryDelegate
  ) -> UIViewController {
    let viewController = RecoveryViewController()

    let presenter = RecoveryPresenter(
      view: viewController,
      parameters: parameters,
      delegate: delegate
    )

    viewController.presenter = presenter

    return viewController
  }
}
