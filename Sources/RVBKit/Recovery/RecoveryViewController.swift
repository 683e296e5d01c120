import Foundation
import Screens

final class RecoveryViewController: UIViewController, RecoveryControllable {
  var router: (any RecoveryRoutable)?
  let progress: RecoveryProgress

  private let screen = RecoveryScreen()

  init(progress: RecoveryProgress) {
    self.progress = progress
    super.init(nibName: nil, bundle: nil)
    title = RecoveryScreen.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.loginField.text = progress.login
    screen.loginField.addAction(UIAction { [weak self] _ in self?.edit() }, for: .editingChanged)
    screen.sendButton.addAction(UIAction { [weak self] _ in self?.progress.send() }, for: .touchUpInside)
    render()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { progress.finish() }
  }

  override func accessibilityPerformEscape() -> Bool {
    progress.leave()
    return true
  }

  private func edit() {
    progress.login = screen.loginField.text ?? ""
    render()
  }

  private func render() {
    screen.sendButton.isEnabled = progress.isReadyToSend
  }
}
