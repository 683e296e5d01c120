import QuartetFeatureEntry
import Foundation
import HeadlessUIKit
import QuartetScreens
import QuartetShared

/// The screens without behaviour: what the screens and HeadlessUIKit cost by themselves.
///
/// "Sign in" sets the label, buttons open and close, typing does nothing. Every implementation's cost contains this.
enum ScreensAlone: Feature {
  static let patternName = "screens alone"

  static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
    let screen = ReviewScreen()
    let review = Shown(screen, title: Texts.Review.title)
    screen.accountButton.onTap { [weak review] in
      review?.present(UINavigationController(rootViewController: login()), animated: true)
    }
    screen.commentButton.onTap { [weak review] in review?.present(comment(), animated: true) }
    return (UINavigationController(rootViewController: review), { _ in false })
  }

  private static func login() -> UIViewController {
    let screen = LoginScreen(kind: .email)
    let login = Shown(screen, title: Texts.Login.title)
    screen.signInButton.onTap { [weak screen] in screen?.failureLabel.text = Texts.Login.limitReached }
    screen.recoveryButton.onTap { [weak login] in
      let recovery = Shown(RecoveryScreen(), title: Texts.Recovery.title)
      login?.navigationController?.pushViewController(recovery, animated: true)
    }
    screen.cancelButton.onTap { [weak login] in login?.presentingViewController?.dismiss(animated: true) }
    return login
  }

  private static func comment() -> UIViewController {
    let screen = CommentScreen()
    let comment = Shown(screen, title: Texts.Comment.title)
    screen.cancelButton.onTap { [weak comment] in comment?.presentingViewController?.dismiss(animated: true) }
    return comment
  }
}

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

extension UIButton {
  fileprivate func onTap(_ body: @escaping () -> Void) {
    addAction(UIAction { _ in body() }, for: .touchUpInside)
  }
}
