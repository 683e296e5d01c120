import Interactions
import Screens
import Shared

typealias LoginSigningInRendering = LoginMessageRendering & LoginControlsRendering

/// Signing in: one attempt at a time with what is filled in.
protocol LoginSigningInInteracting: LoginFormUsing {
  func use(_ authenticator: any Authenticating)
  func use(_ leaving: any LoginLeavingInteracting)
  func use(_ view: any LoginSigningInRendering)
  func use(_ sheet: any LoginSheetRendering)
  func didTapSignInButton()
}

final class LoginSigningInInteraction {
  private weak var form: (any LoginForming)?
  private weak var authenticator: (any Authenticating)?
  private weak var leaving: (any LoginLeavingInteracting)?
  private weak var view: (any LoginSigningInRendering)?
  private weak var sheet: (any LoginSheetRendering)?
  private var observation: AnyObject?
}

extension LoginSigningInInteraction: LoginSigningInInteracting {
  private enum Strings {
    static let wrongPair = Texts.Login.wrongPair
    static let reachedLimit = Texts.Login.limitReached
    static let noConnection = Texts.Login.noConnection
  }

  func use(_ form: any LoginForming) {
    self.form = form
  }

  func use(_ authenticator: any Authenticating) {
    self.authenticator = authenticator
    observation = authenticator.observe { [weak self] status in self?.didHear(status) }
  }

  func use(_ leaving: any LoginLeavingInteracting) {
    self.leaving = leaving
  }

  func use(_ view: any LoginSigningInRendering) {
    self.view = view
  }

  func use(_ sheet: any LoginSheetRendering) {
    self.sheet = sheet
  }

  // The form says that it waits before the gateway is asked, because the reply may come within the call (T3).
  func didTapSignInButton() {
    guard let form, form.phase == .filling, form.isReadyToSignIn else { return }
    change(form, to: .waiting, message: .nothing)
    authenticator?.signIn(login: Login(form.login), password: form.password)
  }

  private func didHear(_ status: AuthStatus) {
    guard let form, form.phase == .waiting else { return }
    switch status {
    case .login: leaving?.didSignIn()
    case .wrong: change(form, to: .filling, message: .failure(Strings.wrongPair))
    case .limit: change(form, to: .filling, message: .failure(Strings.reachedLimit))
    case .unreachable: change(form, to: .filling, message: .failure(Strings.noConnection))
    case .logout: break
    }
  }

  private func change(_ form: any LoginForming, to phase: LoginPhase, message: LoginMessageRenderable) {
    form.phase = phase
    view?.render(LoginControlsRenderable(form))
    view?.render(message)
    sheet?.render(LoginSheetRenderable(form))
  }
}
