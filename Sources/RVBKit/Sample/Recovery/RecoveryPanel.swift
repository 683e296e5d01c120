import RVBKit
import Screens
import Shared

/// Recovery's view: a screen and a callback, without a view controller.
///
/// Its adapter owns it; it owns its router and its screen. Only the user calls it. It must
/// not name Login, nor depend on how it is shown.
final class RecoveryPanel: RecoveryControllable {
  var router: (any RecoveryRoutable)?
  var onSend: ((String) -> Void)?

  let title = Texts.Recovery.title
  var view: UIView { screen }

  private let screen = RecoveryScreen()

  init(login: String) {
    screen.loginField.text = login
    screen.loginField.addAction(UIAction { [weak self] _ in self?.render() }, for: .editingChanged)
    screen.sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    render()
  }

  private var login: String { Login(screen.loginField.text ?? "").text }

  // A second tap in the same turn sends nothing: the callback is called once (T2).
  private func send() {
    let onSend = onSend
    self.onSend = nil
    onSend?(login)
  }

  private func render() {
    screen.sendButton.isEnabled = !login.isEmpty
  }
}
