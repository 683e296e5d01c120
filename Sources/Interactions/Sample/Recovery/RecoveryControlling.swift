import Interactions

/// Recovery as the navigation that shows it sees it.
protocol RecoveryControlling: UIViewController {
  func use(_ listener: any RecoveryListening)
  /// Recovery was opened for this login.
  func didOpen(login: String)
}

/// The interaction that opened Recovery, notified of what the user does there. Recovery is still shown then.
protocol RecoveryListening: AnyObject {
  func didSendInstructions(to login: String)
  func didEscapeRecovery()
}
