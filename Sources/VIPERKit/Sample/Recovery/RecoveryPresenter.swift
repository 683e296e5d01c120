import Shared
import VIPERKit

/// Decides when instructions can be sent, and reports the login to the delegate.
///
/// The view controller owns it and calls it. It names no type of UIKit and sends nothing itself.
final class RecoveryPresenter<View, Router>: RecoveryPresentable
where View: RecoveryViewable, Router: RecoveryRoutable {
  private unowned let view: View
  private let router: Router
  private unowned let delegate: any RecoveryDelegate

  private var login: String

  init(
    view: View,
    router: Router,
    parameters: RecoveryParameters,
    delegate: some RecoveryDelegate
  ) {
    self.view = view
    self.router = router
    self.delegate = delegate
    login = parameters.login
  }

  // MARK: Presentable

  func viewDidLoad() {
    view.setLogin(to: login)
    updateSendButton()
  }

  func sheetDidDisappear() {
    delegate.recoveryDidDisappear()
  }

  func didChangeLogin(to login: String) {
    self.login = login
    updateSendButton()
  }

  func didTapSendButton() {
    guard router.isOnTop, isReadyToSend else { return }
    router.back()
    delegate.recoveryDidSend(to: Login(login).text)
  }

  func didEscape() {
    router.back()
  }

  // MARK: Sending

  private var isReadyToSend: Bool { !Login(login).isEmpty }

  private func updateSendButton() {
    view.setSendButtonInteraction(to: isReadyToSend)
  }
}
