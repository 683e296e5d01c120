import QuartetScreens
import QuartetShared
import RVBKit

/// Recovery's view: a screen and a callback, without a view controller.
///
/// Its adapter owns it; it owns its router and its screen. Only the user calls it. It must not depend on Login, nor on how
/// it is shown: whether a tap still counts, the adapter checks.
final class RecoveryPanel: RecoveryControllable {
  var router: (any RecoveryRoutable)?
  var onSend: ((String) -> Void)?

  let title = Texts.Recovery.title
  var view: UIView { screen }

  private let screen = RecoveryScreen()

  init(login: String) {
    screen.loginField.text = login
    screen.loginField.addAction(UIAction { [weak self] _ in self?.render() }, for: .editingChanged)
    screen.sendButton.addAction(UIAction { [weak self] _ in self?.didTapSendButton() }, for: .touchUpInside)
    render()
  }

  private var login: String { Login(screen.loginField.text ?? "").text }

  private func didTapSendButton() { onSend?(login) }

  private func render() { screen.sendButton.isEnabled = !login.isEmpty }
}
