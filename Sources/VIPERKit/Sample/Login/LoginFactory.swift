public import VIPERKit

/// Makes Login, with a factory method for each interactor.
///
/// It is the only place that names Login's components; it has no instances. The router of the scene that presents Login
/// chooses the method.
public struct LoginFactory {
  private init() {}

  /// Makes the scene that signs in with an email address.
  ///
  /// - Parameters:
  ///   - gateways: Make the gateway of Login's interactor.
  ///   - delegate: Not owned; must live as long as the scene.
  /// - Returns: The view controller, which owns the scene and takes the calls of the scene that presents it. It is shown in a
  ///   navigation controller.
  public static func email(
    parameters: LoginParameters, gateways: any SignInGateways, delegate: some LoginDelegate
  ) -> any UIViewController & LoginInput {
    scene(
      interactor: LoginInteractor_Email(gateway: gateways.makeEmailSignInGateway()),
      parameters: parameters,
      delegate: delegate
    )
  }

  /// Makes the scene that signs in with a phone number.
  ///
  /// - Parameters:
  ///   - gateways: Make the gateway of Login's interactor.
  ///   - delegate: Not owned; must live as long as the scene.
  /// - Returns: The view controller, which owns the scene and takes the calls of the scene that presents it. It is shown in a
  ///   navigation controller.
  public static func phone(
    parameters: LoginParameters, gateways: any SignInGateways, delegate: some LoginDelegate
  ) -> any UIViewController & LoginInput {
    scene(
      interactor: LoginInteractor_Phone(gateway: gateways.makePhoneSignInGateway()),
      parameters: parameters,
      delegate: delegate
    )
  }

  private static func scene(
    interactor: some LoginInteractive, parameters: LoginParameters, delegate: some LoginDelegate
  ) -> any UIViewController & LoginInput {
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
