import Interactions

/// Recovery as the navigation that pushes it sees it.
protocol RecoveryControlling: UIViewController {
  func use(_ listener: any RecoveryListening)
  /// Recovery opens for this login.
  func didOpen(login: String)
}

/// The interaction that opened Recovery, notified of how the user ends it. Recovery is still shown then.
protocol RecoveryListening: InstructionsListening {
  func didLeaveRecovery()
}

/// Notified of the login to which instructions were sent.
protocol InstructionsListening: AnyObject {
  func didSendInstructions(to login: String)
}
