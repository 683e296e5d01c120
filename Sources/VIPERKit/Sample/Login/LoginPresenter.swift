import QuartetShared
import VIPERPresenterKit

/// Decides what Login shows, when an attempt starts, and when Login has ended.
///
/// The view controller owns it. Its callers are the view, the interactor's completions and, as its delegate, Recovery. It
/// names no type of UIKit; calling its own delegate is always the last thing that it does, because the delegate may
/// release the scene.
final class LoginPresenter<View, Router, Interactor>: LoginPresentable
where View: LoginViewable, Router: LoginRoutable, Interactor: LoginInteractive {
  private typealias UIModel = LoginUIModel

  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private let parameters: LoginParameters
  private unowned let delegate: any LoginDelegate

  private var login: String
  private var password: Password
  private var isWaiting = false

  init(
    view: View,
    router: Router,
    interactor: Interactor,
    parameters: LoginParameters,
    delegate: some LoginDelegate
  ) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.parameters = parameters
    self.delegate = delegate
    (login, password) = parameters.login.map { ($0, "") } ?? interactor.credentials
  }

  // MARK: Presentable

  var kind: LoginKind { parameters.kind }

  func viewDidLoad() {
    interactor.observeSignIn { [weak self, weak delegate] in
      if delegate != nil { self?.didSignIn(.success(())) }
    }
    fill(login: login, password: password)
  }

  func update(parameters: LoginParameters) {
    router.fromRecovery()
    guard let login = parameters.login, !isWaiting else { return }
    clearMessages()
    fill(login: login)
  }

  func didChangeLogin(to login: String) {
    self.login = login
    clearMessages()
    updateSignInButton()
  }

  func didChangePassword(to password: Password) {
    self.password = password
    clearMessages()
    updateSignInButton()
  }

  func didReturnFromLogin() {
    view.focusPassword()
  }

  func didReturnFromPassword() {
    didTapSignInButton()
  }

  func didTapSignInButton() {
    guard isReadyToSignIn else { return }
    clearMessages()
    setWaiting(true)
    // The delegate may be deallocated before this scene: then a late result must not reach it.
    interactor.signIn(login: login, password: password) { [weak self, weak delegate] result in
      if delegate != nil { self?.didSignIn(result) }
    }
  }

  func didTapRecoveryButton() {
    router.toRecovery(parameters: RecoveryParameters(login: login), delegate: self)
  }

  func didTapCancelButton() {
    cancel()
  }

  func didClose() {
    cancel()
  }

  // MARK: Signing in

  private var isReadyToSignIn: Bool {
    !isWaiting && !Login(login).isEmpty && !password.isEmpty
  }

  // The user may also have signed in elsewhere, while no attempt waits here.
  private func didSignIn(_ result: Result<Void, SignInFailure>) {
    if isWaiting { setWaiting(false) }
    switch result {
    case .success: delegate.loginDidEnd()
    case .failure(let failure): view.setFailure(to: UIModel.Misc.failure(failure))
    }
  }

  private func cancel() {
    interactor.cancelSignIn()
    delegate.loginDidEnd()
  }

  // MARK: View

  private func fill(login: String, password: Password = "") {
    self.login = login
    self.password = password
    view.setLogin(to: login)
    view.setPassword(to: password)
    updateSignInButton()
  }

  private func clearMessages() {
    view.setFailure(to: nil)
    view.setNotice(to: nil)
  }

  private func setWaiting(_ isWaiting: Bool) {
    self.isWaiting = isWaiting
    view.setInputInteraction(to: !isWaiting)
    view.setSwipeInteraction(to: !isWaiting)
    if isWaiting {
      view.startActivityIndicatorAnimation()
    } else {
      view.stopActivityIndicatorAnimation()
    }
    updateSignInButton()
  }

  private func updateSignInButton() {
    view.setSignInButtonInteraction(to: isReadyToSignIn)
  }
}

extension LoginPresenter: RecoveryDelegate {
  func recoveryDidSend(to login: String) {
    router.fromRecovery()
    clearMessages()
    fill(login: login)
    view.setNotice(to: UIModel.Misc.sent(to: login))
  }

  func recoveryDidCancel() {
    router.fromRecovery()
  }
}
