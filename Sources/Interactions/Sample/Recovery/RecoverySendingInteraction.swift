import Interactions
import QuartetShared

/// Sending: the instructions go to the login that is filled in, trimmed.
///
/// Recovery's controller owns it and calls it. It notifies the interaction that opened Recovery, which goes back and shows
/// the notice; it must not navigate itself.
protocol RecoverySendingInteracting: Interacting {
  func use(_ listener: any RecoveryListening)
  func didTapSendButton(login: String)
}

final class RecoverySendingInteraction {
  private weak var listener: (any RecoveryListening)?
}

extension RecoverySendingInteraction: RecoverySendingInteracting {
  func use(_ listener: any RecoveryListening) { self.listener = listener }

  func didTapSendButton(login: String) { listener?.didSendInstructions(to: Login(login).text) }
}
