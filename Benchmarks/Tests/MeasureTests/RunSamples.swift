import Foundation
import Screens
import Shared

/// A feature that shows nothing.
final class Blank: Feature {
  static let patternName = "Blank"

  init(trunk: Trunk, kind: LoginKind) {}

  func start() -> UIViewController { UIViewController() }

  func open(_ url: URL) -> Bool { false }
}

/// A feature that keeps every screen it has shown.
final class Leaking: Feature {
  static let patternName = "Leaking"

  private var kept: [UIViewController] = []

  init(trunk: Trunk, kind: LoginKind) {}

  func start() -> UIViewController {
    let review = UIViewController()
    let screen = ReviewScreen()
    review.view = screen
    screen.accountButton.addAction(
      UIAction { [weak self, weak review] _ in
        guard let login = self?.makeLogin() else { return }
        review?.present(login, animated: true)
      }, for: .touchUpInside)
    return review
  }

  func open(_ url: URL) -> Bool { false }

  private func makeLogin() -> UIViewController {
    let login = UIViewController()
    let screen = LoginScreen(kind: .email)
    login.view = screen
    screen.cancelButton.addAction(
      UIAction { [weak login] _ in login?.presentingViewController?.dismiss(animated: true) },
      for: .touchUpInside)
    kept.append(login)
    return login
  }
}
