import Foundation
import Screens
import Shared

/// The screens without a feature: what the stand-in for UIKit, and the screens, cost by themselves.
///
/// It looks the same and knows no rule: "Sign in" sets the label, buttons open and close, typing does nothing. What
/// it costs is contained in whatever is measured of the others.
final class StandIn: Feature {
  static let patternName = "stand-in alone"

  init(trunk: Trunk, kind: LoginKind) {}

  func start() -> UIViewController {
    let screen = ReviewScreen()
    let review = Shown(screen, title: ReviewScreen.title)
    on(screen.accountButton) { [weak review] in
      review?.present(UINavigationController(rootViewController: Self.login()), animated: true)
    }
    on(screen.commentButton) { [weak review] in
      review?.present(Self.comment(), animated: true)
    }
    return UINavigationController(rootViewController: review)
  }

  func open(_ url: URL) -> Bool { false }

  private static func login() -> UIViewController {
    let screen = LoginScreen(kind: .email)
    let login = Shown(screen, title: LoginScreen.title)
    on(screen.signInButton) { [weak screen] in
      screen?.failureLabel.text = "Please try again later"
    }
    on(screen.recoveryButton) { [weak login] in
      login?.navigationController?.pushViewController(recovery(), animated: true)
    }
    on(screen.cancelButton) { [weak login] in
      login?.presentingViewController?.dismiss(animated: true)
    }
    return login
  }

  private static func recovery() -> UIViewController {
    Shown(RecoveryScreen(), title: RecoveryScreen.title)
  }

  private static func comment() -> UIViewController {
    let screen = CommentScreen()
    let comment = Shown(screen, title: CommentScreen.title)
    on(screen.cancelButton) { [weak comment] in
      comment?.presentingViewController?.dismiss(animated: true)
    }
    return comment
  }
}

/// Shows a screen.
private final class Shown: UIViewController {
  private let screen: UIView

  init(_ screen: UIView, title: String) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = screen
  }
}

private func on(_ button: UIButton, _ body: @escaping () -> Void) {
  button.addAction(UIAction { _ in body() }, for: .touchUpInside)
}
