import Interactions

/// Leaving: back without having sent anything.
protocol RecoveryLeavingInteracting: RecoveryFormUsing {
  func use(_ listener: any RecoveryListening)
  func didEscape()
  func didLeave()
}

final class RecoveryLeavingInteraction {
  private weak var form: (any RecoveryForming)?
  private weak var listener: (any RecoveryListening)?
}

extension RecoveryLeavingInteraction: RecoveryLeavingInteracting {
  func use(_ form: any RecoveryForming) {
    self.form = form
  }

  func use(_ listener: any RecoveryListening) {
    self.listener = listener
  }

  func didEscape() {
    guard let form, !form.hasEnded else { return }
    form.hasEnded = true
    listener?.didEscapeRecovery()
  }

  func didLeave() {
    listener?.didLeaveRecovery()
  }
}
