public import VIPERKit

/// Makes Recovery.
public struct RecoveryFactory {
  private init() {}

  /// Makes the scene, to be pushed; whoever shows the controller owns the scene.
  ///
  /// - Parameter delegate: Not owned; must live as long as the scene.
  public static func `default`(
    parameters: RecoveryParameters, delegate: some RecoveryDelegate
  ) -> UIViewController {
    let viewController = RecoveryViewController()

    let router = RecoveryRouter(navigator: viewController)

    let interactor = RecoveryInteractor()

    let presenter = RecoveryPresenter(
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
