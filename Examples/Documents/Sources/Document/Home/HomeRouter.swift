// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import VIPERKit

// MARK: - Home Router
public final class HomeRouter<Navigator>: HomeRoutable
where Navigator: HomeNavigable {
  // MARK: Properties
  private unowned let navigator: Navigator

  // MARK: Initializers
  public init(
    navigator: Navigator
  ) {
    self.navigator = navigator
  }

  // MARK: Routable
  public func toAccountInfo(parameters: AccountInfoParameters) {
    navigator.push(AccountInfoFactory.default(parameters: parameters))
  }

  public func presentSideMenu(
    parameters: SideMenuParameters,
    delegate: some SideMenuDelegate
  ) {
    navigator.present(SideMenuFactory.default(parameters: parameters, delegate: delegate))
  }

  public func dismissSideMenu() {
    navigator.dismiss()
  }
}
