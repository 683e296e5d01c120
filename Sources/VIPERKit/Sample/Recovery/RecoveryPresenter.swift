import Shared
import VIPERKit

final class RecoveryPresenter<View, Router, Interactor>: RecoveryPresentable
where View: RecoveryViewable, Router: RecoveryRoutable, Interactor: RecoveryInteractive {
  private unowned let view: View
  private let router: Router
  private let interactor: Interactor
  private let parameters: RecoveryParameters
  private unowned let delegate: any RecoveryDelegate

  private var login: String
  private var hasEnded = false

  init(
    view: View,
    router: Router,
    interactor: Interactor,
    parameters: RecoveryParameters,
    delegate: some RecoveryDelegate
  ) {
    self.view = view
    self.router = router
    self.interactor = interactor
    self.parameters = parameters
    self.delegate = delegate
    login = parameters.login
  }

  // MARK: Presentable

  func viewDidLoad() {
    view.setLogin(to: login)
    updateSendButton()
  }

  func didChangeLogin(to login: String) {
    self.login = login
    updateSendButton()
  }

  func didTapSendButton() {
    guard !hasEnded, isReadyToSend else { return }
    goBack()
    delegate.recoveryDidSend(to: Login(login).text)
  }

  func didEscape() {
    guard !hasEnded else { return }
    goBack()
  }

  func didPop() {
    delegate.recoveryDidGo()
  }

  // MARK: Going

  private var isReadyToSend: Bool { !Login(login).isEmpty }

  private func goBack() {
    hasEnded = true
    router.back()
  }

  private func updateSendButton() {
    view.setSendButtonInteraction(to: isReadyToSend)
  }
}
