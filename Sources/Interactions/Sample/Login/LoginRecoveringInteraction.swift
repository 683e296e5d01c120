import Interactions
import Screens
import Shared

typealias LoginRecoveringRendering = LoginFillingInRendering

/// Recovering: Recovery is opened, and what comes of it is shown.
protocol LoginRecoveringInteracting: LoginFormUsing {
  func use(_ navigationController: any NavigationControlling)
  func use(_ view: any LoginRecoveringRendering)
  func didTapRecoveryButton()
  func didOpenSignInLink()
}

final class LoginRecoveringInteraction {
  private let navigation: any RecoveryNavigating
  private weak var form: (any LoginForming)?
  private weak var view: (any LoginRecoveringRendering)?

  init(navigation: any RecoveryNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }
}

extension LoginRecoveringInteraction: LoginRecoveringInteracting {
  func use(_ form: any LoginForming) {
    self.form = form
  }

  func use(_ navigationController: any NavigationControlling) {
    navigation.use(navigationController)
  }

  func use(_ view: any LoginRecoveringRendering) {
    self.view = view
  }

  func didTapRecoveryButton() {
    guard let form, form.phase == .filling else { return }
    form.phase = .recovering
    navigation.pushRecovery(login: form.login)
  }

  func didOpenSignInLink() {
    guard form?.phase == .recovering else { return }
    navigation.popRecovery()
  }
}

extension LoginRecoveringInteraction: RecoveryListening {
  func didSendInstructions(to login: String) {
    navigation.popRecovery()
    guard let form else { return }
    form.login = login
    form.password = ""
    view?.render(LoginFieldsRenderable(form))
    view?.render(LoginControlsRenderable(form))
    view?.render(LoginMessageRenderable.notice(Texts.Login.recoverySent(to: login)))
  }

  func didEscapeRecovery() {
    navigation.popRecovery()
  }

  func didLeaveRecovery() {
    form?.phase = .filling
  }
}
