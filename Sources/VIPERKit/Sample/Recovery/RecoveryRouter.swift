import VIPERKit

/// Goes back from Recovery.
///
/// Recovery's presenter owns it and calls it. It does not dismiss the sheet that Recovery is in.
final class RecoveryRouter<Navigator>: RecoveryRoutable
where Navigator: RecoveryNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  // MARK: Routable

  var isOnTop: Bool { navigator.isOnTop }

  func back() {
    navigator.whenIdle { [weak navigator] in
      if let navigator, navigator.isOnTop { navigator.pop() }
    }
  }
}
