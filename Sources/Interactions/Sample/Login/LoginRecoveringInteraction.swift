import Interactions
import Screens
import Shared

typealias LoginRecoveringRendering = LoginFillingInRendering & TapsRendering

/// Recovering: opens Recovery and shows what the user sent there (L11, V2).
///
/// The controller owns it and calls it; Recovery notifies it. It owns the navigation, and with it decides when to go
/// back from Recovery.
protocol LoginRecoveringInteracting: Interacting {
  func use(_ stack: any StackControlling & IdleAwaiting)
  func use(_ view: any LoginRecoveringRendering)
  func didTapRecoveryButton(login: String)
  func didOpenSignInLink()
}

final class LoginRecoveringInteraction {
  private let navigation: any RecoveryNavigating
  private weak var view: (any LoginRecoveringRendering)?

  init(navigation: any RecoveryNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }
}

extension LoginRecoveringInteraction: LoginRecoveringInteracting {
  func use(_ stack: any StackControlling & IdleAwaiting) {
    navigation.use(stack)
  }

  func use(_ view: any LoginRecoveringRendering) {
    self.view = view
  }

  // Recovery covers Login at once, also if it is pushed after a transition (T7).
  func didTapRecoveryButton(login: String) {
    view?.render(TapsRenderable(areAccepted: false))
    navigation.whenIdle { [weak self] in
      self?.navigation.pushRecovery(login: login)
      self?.view?.render(TapsRenderable(areAccepted: true))
    }
  }

  func didOpenSignInLink() {
    navigation.popRecovery()
  }
}

extension LoginRecoveringInteraction: RecoveryListening {
  func didSendInstructions(to login: String) {
    navigation.popRecovery()
    view?.render(LoginFieldsRenderable(login: login, password: ""))
    view?.render(LoginControlsRenderable(login: login, password: ""))
    view?.render(LoginMessageRenderable.notice(Texts.Login.recoverySent(to: login)))
  }

  func didEscapeRecovery() {
    navigation.popRecovery()
  }
}
