public import VIPERKit

/// Makes Login, in one of its two kinds: a factory method for each interactor.
public struct LoginFactory {
  private init() {}

  /// Makes the scene that signs in with an email.
  ///
  /// - Parameter delegate: Not owned; must live as long as the scene.
  /// - Returns: A controller to be shown in a navigation controller. Whoever shows it owns the scene.
  public static func email(parameters: LoginParameters, delegate: some LoginDelegate) -> UIViewController {
    let gateway = SignInGateway(trunk: parameters.trunk)

    return scene(
      interactor: LoginInteractor_Email(gateway: gateway),
      parameters: parameters,
      delegate: delegate
    )
  }

  /// Makes the scene that signs in with a phone number.
  ///
  /// - Parameter delegate: Not owned; must live as long as the scene.
  /// - Returns: A controller to be shown in a navigation controller. Whoever shows it owns the scene.
  public static func phone(parameters: LoginParameters, delegate: some LoginDelegate) -> UIViewController {
    let gateway = SignInGateway(trunk: parameters.trunk)

    return scene(
      interactor: LoginInteractor_Phone(gateway: gateway),
      parameters: parameters,
      delegate: delegate
    )
  }

  private static func scene(
    interactor: some LoginInteractive,
    parameters: LoginParameters,
    delegate: some LoginDelegate
  ) -> UIViewController {
    let viewController = LoginViewController()

    let router = LoginRouter(navigator: viewController)

    let presenter = LoginPresenter(
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
