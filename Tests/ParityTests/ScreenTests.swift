import PortableUIKit
import Screens
import Shared
import Testing

/// What the scenarios do not show of the screens.
@Suite struct `The screens` {
  @Test func `do not contain the password when dumped (A4)`() {
    let screen = LoginScreen(kind: .email)
    screen.passwordField.text = "lovelace"
    var dumped = ""
    dump(screen, to: &dumped)
    #expect(!dumped.contains("lovelace"))
  }

  @Test func `have texts that follow the user's text size`() {
    let screens: [UIView] = [
      ReviewScreen(), LoginScreen(kind: .email), RecoveryScreen(), CommentScreen(),
    ]
    for element in screens.flatMap(elements) {
      switch element {
      case let label as UILabel: #expect(label.adjustsFontForContentSizeCategory)
      case let field as UITextField: #expect(field.adjustsFontForContentSizeCategory)
      case let text as UITextView: #expect(text.adjustsFontForContentSizeCategory)
      default: break
      }
    }
  }

  private func elements(in view: UIView) -> [UIView] {
    view.subviews.flatMap { ($0.accessibilityIdentifier == nil ? [] : [$0]) + elements(in: $0) }
  }
}
