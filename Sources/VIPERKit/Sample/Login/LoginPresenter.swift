import Shared
import VIPERKit

final class LoginPresenter<View, Router, Interactor>: LoginPresentable
where View: LoginViewable, Router: LoginRoutable, Interactor: LoginInteractive {
  private enum Phase {
    case filling
    case waiting
    case recovering
    case ended
  }

  private typealias UIModel = LoginUIModel

  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private let parameters: LoginParameters
  private unowned let delegate: any LoginDelegate

  private var login = ""
  private var password = Password("")
  private var phase = Phase.filling

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
  }

  // MARK: Presentable

  var kind: LoginKind { interactor.kind }

  func viewDidLoad() {
    if let login = parameters.login {
      fill(login: login)
    } else {
      let (login, password) = interactor.credentials
      fill(login: login, password: password)
    }
    delegate.loginDidLoad(self)
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

  // It shows that it waits before the interactor is asked, because the reply may come within the call (T3).
  func didTapSignInButton() {
    guard phase == .filling, isReadyToSignIn else { return }
    phase = .waiting
    clearMessages()
    updateWaiting()
    interactor.signIn(login: login, password: password) { [weak self, weak delegate] result in
      // A late reply finds nobody, should somebody keep the scene longer than its delegate.
      guard delegate != nil else { return }
      self?.didSignIn(result)
    }
  }

  func didTapRecoveryButton() {
    guard phase == .filling else { return }
    phase = .recovering
    router.toRecovery(parameters: RecoveryParameters(login: login), delegate: self)
  }

  func didTapCancelButton() {
    guard phase == .filling || phase == .waiting else { return }
    end()
    delegate.loginDidCancel()
  }

  func didSwipeAway() {
    end()
    delegate.loginWasSwipedAway()
  }

  // MARK: Signing in

  private var isReadyToSignIn: Bool {
    phase != .waiting && !Login(login).isEmpty && !password.isEmpty
  }

  // Whoever is told last may let go of the scene: nothing is done after the delegate has been told.
  private func didSignIn(_ result: Result<Void, SignInFailure>) {
    guard phase == .waiting else { return }
    switch result {
    case .success:
      phase = .ended
      delegate.loginDidSignIn()
    case .failure(let failure):
      phase = .filling
      updateWaiting()
      view.setFailure(to: UIModel.Misc.failure(failure))
    }
  }

  private func end() {
    if phase == .waiting { interactor.cancelSignIn() }
    phase = .ended
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

  private func updateWaiting() {
    let isWaiting = phase == .waiting
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

extension LoginPresenter: LoginLinkable {
  func open(login: String?) {
    if phase == .recovering { router.fromRecovery() }
    guard let login, phase != .waiting else { return }
    clearMessages()
    fill(login: login)
  }
}

extension LoginPresenter: RecoveryDelegate {
  func recoveryDidSend(to login: String) {
    clearMessages()
    fill(login: login)
    view.setNotice(to: UIModel.Misc.sent(to: login))
  }

  func recoveryDidGo() {
    phase = .filling
  }
}
