import VIPERKit

final class LoginRouter<Navigator>: LoginRoutable
where Navigator: LoginNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  // MARK: Routable

  func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate) {
    navigator.push(RecoveryFactory.default(parameters: parameters, delegate: delegate))
  }

  func fromRecovery() {
    navigator.pop()
  }
}
