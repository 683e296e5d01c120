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

  @Test func `announce a failure when it appears`() {
    let label = LoginScreen(kind: .email).failureLabel
    label.text = Texts.Login.wrongPair
    #expect(UIAccessibility.lastAnnouncement == Texts.Login.wrongPair)
    UIAccessibility.post(notification: .announcement, argument: "Other")
    label.text = Texts.Login.wrongPair
    label.text = nil
    #expect(UIAccessibility.lastAnnouncement == "Other")
    label.text = Texts.Login.wrongPair
    #expect(UIAccessibility.lastAnnouncement == Texts.Login.wrongPair)
  }

  @Test func `scroll, or have a text view that scrolls`() {
    for screen in [ReviewScreen(), LoginScreen(kind: .phone), RecoveryScreen()] as [UIView] {
      for element in elements(in: screen) {
        #expect(sequence(first: element, next: \.superview).contains { $0 is UIScrollView })
      }
    }
    #expect(CommentScreen().textView as UIView is UIScrollView)
  }

  private func elements(in view: UIView) -> [UIView] {
    view.subviews.flatMap { ($0.accessibilityIdentifier == nil ? [] : [$0]) + elements(in: $0) }
  }
}
