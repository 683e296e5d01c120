import Interactions

protocol RecoveryNavigating: Navigating<any NavigationControlling> {
  func use(_ listener: any RecoveryListening)
  func pushRecovery(login: String)
  func popRecovery()
}

final class RecoveryNavigation {
  private let recoveryAssembler: any RecoveryAssembling
  private weak var navigationController: (any NavigationControlling)?
  private weak var listener: (any RecoveryListening)?

  init(recoveryAssembler: any RecoveryAssembling) {
    self.recoveryAssembler = recoveryAssembler
  }
}

extension RecoveryNavigation: RecoveryNavigating {
  func use(_ navigationController: any NavigationControlling) {
    self.navigationController = navigationController
  }

  func use(_ listener: any RecoveryListening) {
    self.listener = listener
  }

  func pushRecovery(login: String) {
    let recovery = recoveryAssembler.assemble()
    if let listener { recovery.use(listener) }
    recovery.didOpen(login: login)
    navigationController?.pushViewController(recovery, animated: true)
  }

  func popRecovery() {
    navigationController?.popViewController(animated: true)
  }
}
