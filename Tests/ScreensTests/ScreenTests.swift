import Screens
import Shared
import Testing

/// The table of elements in Docs/Feature.md, and what the screens say by themselves.
@Suite struct `The screens` {
  @Test func `Every element of the table is on its screen, once`() {
    #expect(
      identifiers(in: ReviewScreen()) == [
        "review.comment", "review.account", "review.commentButton", "review.accountButton",
      ])
    #expect(
      identifiers(in: LoginScreen(kind: .email)) == [
        "login.login", "login.password", "login.failure", "login.notice", "login.waiting",
        "login.signInButton", "login.recoveryButton", "login.cancelButton",
      ])
    #expect(identifiers(in: RecoveryScreen()) == ["recovery.login", "recovery.sendButton"])
    #expect(
      identifiers(in: CommentScreen()) == [
        "comment.heading", "comment.text", "comment.remaining", "comment.sendButton", "comment.cancelButton",
      ])
  }

  @Test func `L1 The kind sets the placeholder, the keyboard and the content type`() {
    let email = LoginScreen(kind: .email).loginField
    #expect(email.placeholder == "Email")
    #expect(email.keyboardType == .emailAddress)
    #expect(email.textContentType == .username)
    let phone = LoginScreen(kind: .phone).loginField
    #expect(phone.placeholder == "Phone")
    #expect(phone.keyboardType == .phonePad)
    #expect(phone.textContentType == .telephoneNumber)
  }

  @Test func `A4 The password is typed into a secure field`() {
    let screen = LoginScreen(kind: .email)
    #expect(screen.passwordField.isSecureTextEntry)
    #expect(!screen.loginField.isSecureTextEntry)
    screen.passwordField.text = "lovelace"
    var dumped = ""
    dump(screen, to: &dumped)
    #expect(!dumped.contains("lovelace"))
  }

  @Test func `Whatever a person reads or types grows with their text size`() {
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

  private func identifiers(in view: UIView) -> [String] {
    elements(in: view).compactMap(\.accessibilityIdentifier)
  }
}
