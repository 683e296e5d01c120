import VIPERKit

/// Pushes Recovery and goes back from it.
///
/// Login's presenter owns it and calls it. It does not dismiss Login: the router that has presented Login does.
final class LoginRouter<Navigator>: LoginRoutable
where Navigator: LoginNavigable {
  private unowned let navigator: Navigator
  private weak var recovery: UIViewController?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  // MARK: Routable

  var isOnTop: Bool { navigator.isOnTop }

  func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate) {
    navigator.whenIdle { [weak self, weak delegate] in
      guard let self, let delegate, navigator.isOnTop else { return }
      let recovery = RecoveryFactory.default(parameters: parameters, delegate: delegate)
      self.recovery = recovery
      navigator.push(recovery)
    }
  }

  // Review's router, which calls for it, has waited until navigation is possible.
  func fromRecovery() {
    if recovery?.navigationController != nil { navigator.pop() }
  }
}
