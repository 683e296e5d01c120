import Interactions

/// Recovering: opens Recovery with the login as typed, and goes back from it.
///
/// The controller and the mediator call it; Recovery notifies it. The controller owns it, and it owns the navigation to
/// Recovery. It must not fill in the login that comes back: it notifies its listener.
protocol LoginRecoveringInteracting: Interacting {
  func use(_ presenter: any PresentationControlling)
  func use(_ listener: any InstructionsListening)
  func didTapRecoveryButton(login: String)
  func didOpenSignInLink()
}

final class LoginRecoveringInteraction {
  private let navigation: any RecoveryNavigating
  private weak var listener: (any InstructionsListening)?

  init(navigation: any RecoveryNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }
}

extension LoginRecoveringInteraction: LoginRecoveringInteracting {
  func use(_ presenter: any PresentationControlling) { navigation.use(presenter) }
  func use(_ listener: any InstructionsListening) { self.listener = listener }

  func didTapRecoveryButton(login: String) { navigation.pushRecovery(login: login) }

  func didOpenSignInLink() { navigation.popRecovery() }
}

extension LoginRecoveringInteraction: RecoveryListening {
  func didSendInstructions(to login: String) {
    navigation.popRecovery()
    listener?.didSendInstructions(to: login)
  }

  func didLeaveRecovery() { navigation.popRecovery() }
}
