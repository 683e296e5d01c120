import Interactions

/// Shows Recovery on Login's stack and goes back from it.
///
/// Login's recovering interaction owns it and calls it. It asks the stack what is on top and keeps no copy of that.
protocol RecoveryNavigating: Navigating<any StackControlling & IdleAwaiting> {
  func use(_ listener: any RecoveryListening)
  /// Runs an action when navigation is possible.
  func whenIdle(perform action: @escaping () -> Void)
  /// Pushes Recovery, unless it is on top.
  func pushRecovery(login: String)
  /// Goes back to Login if Recovery is on top.
  func popRecovery()
}

final class RecoveryNavigation {
  private let recoveryAssembler: any Assembling<any RecoveryControlling>
  private weak var navigationController: (any StackControlling & IdleAwaiting)?
  private weak var listener: (any RecoveryListening)?

  init(recoveryAssembler: any Assembling<any RecoveryControlling>) {
    self.recoveryAssembler = recoveryAssembler
  }
}

extension RecoveryNavigation: RecoveryNavigating {
  func use(_ navigationController: any StackControlling & IdleAwaiting) {
    self.navigationController = navigationController
  }

  func use(_ listener: any RecoveryListening) {
    self.listener = listener
  }

  func whenIdle(perform action: @escaping () -> Void) {
    navigationController?.whenIdle(perform: action)
  }

  func pushRecovery(login: String) {
    guard !isRecoveryOnTop else { return }
    let recovery = recoveryAssembler.assemble()
    if let listener { recovery.use(listener) }
    recovery.didOpen(login: login)
    navigationController?.pushViewController(recovery, animated: true)
  }

  func popRecovery() {
    navigationController?.whenIdle { [weak self] in
      guard let self, isRecoveryOnTop else { return }
      navigationController?.popViewController(animated: true)
    }
  }

  private var isRecoveryOnTop: Bool { navigationController?.topViewController is any RecoveryControlling }
}
