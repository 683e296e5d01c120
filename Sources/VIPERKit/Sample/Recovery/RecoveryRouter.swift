import VIPERKit

final class RecoveryRouter<Navigator>: RecoveryRoutable
where Navigator: RecoveryNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  // MARK: Routable

  func back() {
    navigator.pop()
  }
}
