import VIPERKit

// MARK: - Home Router
final class HomeRouter<Navigator>: HomeRoutable
where Navigator: HomeNavigable {
  // MARK: Properties
  private unowned let navigator: Navigator

  // MARK: Initializers
  init(
    navigator: Navigator
  ) {
    self.navigator = navigator
  }

  // MARK: Routable
  func toAccountInfo(parameters: AccountInfoParameters) {
    navigator.push(AccountInfoFactory.default(parameters: parameters))
  }

  func presentSideMenu(
    parameters: SideMenuParameters,
    delegate: some SideMenuDelegate
  ) {
    navigator.present(SideMenuFactory.default(parameters: parameters, delegate: delegate))
  }

  func dismissSideMenu() {
    navigator.dismiss()
  }
}
