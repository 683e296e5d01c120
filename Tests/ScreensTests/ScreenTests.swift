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

  @Test(arguments: Self.all)
  func `have texts that wrap, scroll or follow the user's text size`(make: @Sendable @MainActor () -> UIView)
  {
    for element in elements(in: make()) {
      switch element {
      case let label as UILabel:
        #expect(label.adjustsFontForContentSizeCategory)
        #expect(label.numberOfLines == 0)
      case let button as UIButton:
        #expect(button.titleLabel?.adjustsFontForContentSizeCategory == true)
      case let field as UITextField:
        #expect(field.adjustsFontForContentSizeCategory)
      case let text as UITextView:
        #expect(text.adjustsFontForContentSizeCategory)
        #expect(text.font == .preferredFont(forTextStyle: .body))
      default: break
      }
    }
  }

  @Test(arguments: Self.all)
  func `have a background and a column of elements with a space between them`(
    make: @Sendable @MainActor () -> UIView
  ) throws {
    let screen = make()
    #expect(screen.backgroundColor == .systemBackground)
    let stack = try #require(elements(in: screen).first?.superview as? UIStackView)
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 12)
    let isLaidOutByFrames = sequence(first: stack as UIView, next: \.superview).prefix { $0 !== screen }
      .map(\.translatesAutoresizingMaskIntoConstraints)
    #expect(!isLaidOutByFrames.contains(true))
  }

  @Test func `help the user to type a login and a password`() {
    let login = LoginScreen(kind: .email)
    #expect(login.passwordField.enablesReturnKeyAutomatically)
    #expect(RecoveryScreen().loginField.textContentType == .username)
  }

  @Test func `have buttons with these titles`() {
    let buttons = Self.all.flatMap { elements(in: $0()) }.compactMap { $0 as? UIButton }
    #expect(
      buttons.map(\.currentTitle) == [
        "Leave a comment", "", "Sign in", "Forgot your password?", "Cancel", "Send instructions", "Send",
        "Cancel",
      ])
  }

  @Test func `have a heading where there is no navigation bar`() {
    let headings = elements(in: CommentScreen()).compactMap { $0 as? UILabel }.map(\.text)
    #expect(headings.contains(Texts.Comment.title))
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

  @Test func `scroll, and dismiss the keyboard then, or have a text view that scrolls`() {
    for screen in [ReviewScreen(), LoginScreen(kind: .phone), RecoveryScreen()] as [UIView] {
      for element in elements(in: screen) {
        let scrollView = sequence(first: element, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
          .first
        #expect(scrollView?.keyboardDismissMode == .interactive)
      }
    }
    #expect(CommentScreen().textView as UIView is UIScrollView)
  }

  nonisolated private static let all: [@Sendable @MainActor () -> UIView] = [
    { ReviewScreen() }, { LoginScreen(kind: .email) }, { RecoveryScreen() }, { CommentScreen() },
  ]

  private func elements(in view: UIView) -> [UIView] {
    view.subviews.flatMap { ($0.accessibilityIdentifier == nil ? [] : [$0]) + elements(in: $0) }
  }
}
