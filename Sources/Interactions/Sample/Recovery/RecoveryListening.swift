import Interactions

/// Whoever opened Recovery, told what comes of it.
protocol RecoveryListening: AnyObject {
  /// Recovery is still shown.
  func didSendInstructions(to login: String)
  /// The person wants to go back; Recovery is still shown.
  func didEscapeRecovery()
  /// Recovery has gone, whichever way.
  func didLeaveRecovery()
}
