import Interactions
import Shared

/// Sending: the instructions go to the login that is filled in, once.
protocol RecoverySendingInteracting: RecoveryFormUsing {
  func use(_ listener: any RecoveryListening)
  func didTapSendButton()
}

final class RecoverySendingInteraction {
  private weak var form: (any RecoveryForming)?
  private weak var listener: (any RecoveryListening)?
}

extension RecoverySendingInteraction: RecoverySendingInteracting {
  func use(_ form: any RecoveryForming) {
    self.form = form
  }

  func use(_ listener: any RecoveryListening) {
    self.listener = listener
  }

  func didTapSendButton() {
    guard let form, !form.hasEnded, form.isReadyToSend else { return }
    form.hasEnded = true
    listener?.didSendInstructions(to: Login(form.login).text)
  }
}
