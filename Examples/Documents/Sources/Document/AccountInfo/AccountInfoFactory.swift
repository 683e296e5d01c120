// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import VIPERKit

// MARK: - Account Info Parameters
public struct AccountInfoParameters {
  let userID: Int
}

// MARK: - Account Info Factory
struct AccountInfoFactory {
  // MARK: Initializers
  private init() {}

  // MARK: Factory
  static func `default`(parameters: AccountInfoParameters) -> UIViewController {
    let viewController: UIViewController = .init()
    viewController.title = "Account \(parameters.userID)"
    return viewController
  }
}
