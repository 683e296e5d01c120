import QuartetShared

/// Decides when instructions can be sent, and reports the login to the delegate.
///
/// The view controller owns it and calls it. It names no type of UIKit and must not go back itself: the delegate does, and
/// shows the notice.
final class RecoveryPresenter<View>: RecoveryPresentable
where View: RecoveryViewable {
  private unowned let view: View
  private unowned let delegate: any RecoveryDelegate

  private var login: String

  init(
    view: View,
    parameters: RecoveryParameters,
    delegate: some RecoveryDelegate
  ) {
    self.view = view
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
    delegate.recoveryDidSend(to: Login(login).text)
  }

  func didEscape() {
    delegate.recoveryDidCancel()
  }

  // MARK: View

  private func updateSendButton() {
    view.setSendButtonInteraction(to: !Login(login).isEmpty)
  }
}
