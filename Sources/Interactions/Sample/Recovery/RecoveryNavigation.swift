import Interactions

/// Pushes Recovery onto the stack that contains Login, and goes back from it.
///
/// Login's recovering interaction owns it and calls it; `childScreens` of Login waits for transitions and checks whether
/// Recovery is still in the stack. The system's back button pops without it.
protocol RecoveryNavigating: Navigating<any PresentationControlling> {
  func use(_ listener: any RecoveryListening)
  func pushRecovery(login: String)
  /// Goes back to Login, also if Recovery is only about to be pushed.
  func popRecovery()
}

final class RecoveryNavigation {
  private let recoveryAssembler: any Assembling<any RecoveryControlling>
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any RecoveryListening)?

  init(recoveryAssembler: any Assembling<any RecoveryControlling>) {
    self.recoveryAssembler = recoveryAssembler
  }
}

extension RecoveryNavigation: RecoveryNavigating {
  func use(_ presenter: any PresentationControlling) { self.presenter = presenter }
  func use(_ listener: any RecoveryListening) { self.listener = listener }

  func pushRecovery(login: String) {
    let recovery = recoveryAssembler.assemble()
    if let listener { recovery.use(listener) }
    recovery.didOpen(login: login)
    presenter?.childScreens.push(recovery)
  }

  func popRecovery() {
    presenter?.childScreens.dropRequests()
    presenter?.childScreens.close()
  }
}
