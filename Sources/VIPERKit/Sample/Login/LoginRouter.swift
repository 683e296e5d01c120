import VIPERKit

/// Pushes Recovery and goes back from it.
///
/// Login's presenter owns it and calls it. It does not dismiss Login: the router that has presented Login does.
final class LoginRouter<Navigator>: LoginRoutable
where Navigator: LoginNavigable {
  private unowned let navigator: Navigator
  /// Waits until navigation is possible. The user has asked for it, so it covers Login already (T2).
  private var nextRecovery: UIViewController?
  private weak var recovery: UIViewController?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  // MARK: Routable

  var isOnTop: Bool { nextRecovery == nil && navigator.isOnTop }

  func toRecovery(parameters: RecoveryParameters, delegate: some RecoveryDelegate) {
    nextRecovery = RecoveryFactory.default(parameters: parameters, delegate: delegate)
    navigator.whenIdle { [weak self] in self?.pushNextRecovery() }
  }

  // Recovery is on screen, and Login is not: so Recovery waits.
  func fromRecovery() {
    nextRecovery = nil
    recovery?.whenIdle { [weak self] in self?.navigator.pop() }
  }

  private func pushNextRecovery() {
    guard let nextRecovery else { return }
    self.nextRecovery = nil
    recovery = nextRecovery
    navigator.push(nextRecovery)
  }
}
