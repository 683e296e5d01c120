import Screens
import Shared

final class RecoveryCoordinator {
  var onSend: ((String) -> Void)?

  private let screen = RecoveryScreen()
  private weak var controller: UIViewController?

  init(login: String) {
    screen.loginField.text = login
  }

  func makeController() -> UIViewController {
    let controller = ScreenController(screen, title: Texts.Recovery.title, coordinator: self)
    controller.onEscape = { [weak self] in self?.goBack() }
    self.controller = controller
    screen.loginField.on(.editingChanged, self) { $0.render() }
    screen.sendButton.on(.touchUpInside, self) { $0.send() }
    render()
    return controller
  }

  private var login: String { Login(screen.loginField.text ?? "").text }

  private var isOnTop: Bool { controller?.navigationController?.topViewController === controller }

  private func render() {
    screen.sendButton.isEnabled = !login.isEmpty
  }

  private func send() {
    guard isOnTop else { return }
    onSend?(login)
    // Recovery stays on top while a transition runs: another tap does nothing.
    onSend = nil
    goBack()
  }

  private func goBack() {
    controller?.navigationController?.whenIdle { [weak self] in
      guard let self, isOnTop else { return }
      controller?.navigationController?.popViewController(animated: true)
    }
  }
}
