import Interactions
import QuartetShared

typealias RecoverySendingRendering = RecoveryFieldRendering & RecoveryControlsRendering

/// Sending: Recovery opens with Login's login, and the instructions go to the login that is filled in, trimmed.
///
/// Recovery's controller owns it and calls it. The field keeps the typed login. It notifies the interaction that opened
/// Recovery, which goes back and shows the notice; it must not navigate itself.
protocol RecoverySendingInteracting: Interacting {
  func use(_ listener: any RecoveryListening)
  func use(_ view: any RecoverySendingRendering)
  func didOpen(login: String)
  func didChangeLogin(_ login: String)
  func didTapSendButton(login: String)
  func didEscape()
}

final class RecoverySendingInteraction {
  private weak var listener: (any RecoveryListening)?
  private weak var view: (any RecoverySendingRendering)?
}

extension RecoverySendingInteraction: RecoverySendingInteracting {
  func use(_ listener: any RecoveryListening) { self.listener = listener }
  func use(_ view: any RecoverySendingRendering) { self.view = view }

  func didOpen(login: String) {
    view?.render(RecoveryFieldRenderable(login: login))
    didChangeLogin(login)
  }

  func didChangeLogin(_ login: String) {
    view?.render(RecoveryControlsRenderable(canSend: !Login(login).isEmpty))
  }

  func didTapSendButton(login: String) { listener?.didSendInstructions(to: Login(login).text) }

  func didEscape() { listener?.didLeaveRecovery() }
}
