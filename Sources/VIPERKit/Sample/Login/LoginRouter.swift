import VIPERKit

/// Pushes Recovery onto the sheet's stack and goes back from it.
///
/// Login's presenter owns it and calls it. It does not dismiss Login: the router that has presented Login does.
final class LoginRouter<Navigator>: LoginRoutable
where Navigator: LoginNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  // MARK: Routable

  func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate) {
    navigator.childScreens.push(RecoveryFactory.default(parameters: parameters, delegate: delegate))
  }

  func fromRecovery() {
    navigator.childScreens.dropRequests()
    navigator.childScreens.close()
  }
}
