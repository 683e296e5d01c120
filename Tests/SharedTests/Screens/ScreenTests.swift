import PortableUIKit
import QuartetScreens
import QuartetShared
import Testing

/// Behaviour of the screens that the scenarios do not show.
struct `The screens` {
  @Test func `The screens do not contain the password when dumped (A4)`() {
    let screen = LoginScreen(kind: .email)
    screen.passwordField.text = "lovelace"
    var dumped = ""
    dump(screen, to: &dumped)
    #expect(!dumped.contains("lovelace"))
  }

  nonisolated enum Screen: CaseIterable {
    case review, loginByEmail, loginByPhone, recovery, comment

    @MainActor var view: UIView {
      switch self {
      case .review: ReviewScreen()
      case .loginByEmail: LoginScreen(kind: .email)
      case .loginByPhone: LoginScreen(kind: .phone)
      case .recovery: RecoveryScreen()
      case .comment: CommentScreen()
      }
    }
  }

  /// A font is equal to another one of the same style.
  private let styles = [UIFont.TextStyle.title2, .headline, .body, .callout, .footnote].map(
    UIFont.preferredFont)
  private static let names = ["title2", "headline", "body", "callout", "footnote"]

  @Test(arguments: Screen.allCases)
  func `The screens have system elements whose texts follow the user's text size`(screen: Screen) {
    let body = UIFont.preferredFont(forTextStyle: .body)
    for element in elements(in: screen.view) {
      let (follows, isOfSystem) =
        switch element {
        case let label as UILabel:
          (label.adjustsFontForContentSizeCategory, styles.contains(label.font) && label.numberOfLines == 0)
        case let field as UITextField:
          (field.adjustsFontForContentSizeCategory, field.font == body && field.borderStyle == .roundedRect)
        case let text as UITextView: (text.adjustsFontForContentSizeCategory, text.font == body)
        case let button as UIButton:
          (button.titleLabel?.adjustsFontForContentSizeCategory == true, button.buttonType == .system)
        case let indicator as UIActivityIndicatorView: (true, indicator.style == .medium)
        default: (true, true)
        }
      #expect(follows && isOfSystem, "\(element)")
    }
  }

  @Test func `The screens show what is important in a larger font or another colour`() {
    let looks = Screen.allCases.flatMap { elements(in: $0.view) }.compactMap { element -> String? in
      guard let label = element as? UILabel, let identifier = label.accessibilityIdentifier else {
        return nil
      }
      let style = styles.firstIndex(of: label.font).map { Self.names[$0] }
      let color = [UIColor.label, .secondaryLabel, .systemRed].firstIndex(of: label.textColor)
      return "\(identifier) \(style ?? "-") \(color.map { ["label", "secondary", "red"][$0] } ?? "-")"
    }
    #expect(
      Set(looks) == [
        "review.comment title2 label", "review.account body secondary", "login.failure callout red",
        "login.notice callout secondary", "comment.heading headline label",
        "comment.remaining footnote secondary",
      ])
  }

  /// On a phone in landscape and with the largest text, the keyboard leaves room for a few lines: everything else has to
  /// scroll.
  @Test(arguments: Screen.allCases)
  func `The screens scroll a column of elements on a background, above the keyboard`(screen: Screen) throws {
    let view = screen.view
    let scroll = try #require(view.subviews.first as? UIScrollView)
    let stack = try #require(scroll.subviews.first as? UIStackView)
    #expect(view.subviews == [scroll] && scroll.subviews == [stack])
    #expect(scroll.isScrollEnabled && scroll.keyboardDismissMode == .interactive)
    #expect(elements(in: view) == stack.arrangedSubviews)
    #expect(view.backgroundColor == .systemBackground && stack.axis == .vertical && stack.spacing == 12)
    #expect([scroll, stack].allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    // The scroll view ends at the keyboard, and nowhere else.
    let ends = [
      view.constant(of: scroll, .top, to: view.safeAreaLayoutGuide, .top),
      view.constant(of: scroll, .leading, to: view.layoutMarginsGuide, .leading),
      view.constant(of: scroll, .trailing, to: view.layoutMarginsGuide, .trailing),
      view.constant(of: scroll, .bottom, to: view.keyboardLayoutGuide, .top),
    ]
    #expect(ends == [0, 0, 0, 0] && view.constraints.count == 4)
    // The content is as high as it has to be, with a space at both ends, and as wide as the screen.
    let content = scroll.contentLayoutGuide
    let sides = [.top, .leading, .trailing, .bottom].map { scroll.constant(of: stack, $0, to: content, $0) }
    #expect(sides == [24, 0, 0, -12])
    #expect(scroll.constant(of: stack, .width, to: scroll.frameLayoutGuide, .width) == 0)
    // A comment fills the space that is left, and has a few lines where there is none.
    let fillsSpace =
      scroll.constant(of: stack, .height, .greaterThanOrEqual, to: scroll.frameLayoutGuide, .height)
      == -(24 + 12)
    #expect(fillsSpace == (screen == .comment) && scroll.constraints.count == (fillsSpace ? 6 : 5))
    let height = (view as? CommentScreen)?.textView.constraints.first
    #expect(
      height?.constant == (fillsSpace ? 120 : nil)
        && (height?.relation ?? .greaterThanOrEqual) == .greaterThanOrEqual)
  }

  @Test func `The screens help the user to type a login and a password`() {
    let login = LoginScreen(kind: .email)
    #expect(login.passwordField.enablesReturnKeyAutomatically)
    #expect(RecoveryScreen().loginField.textContentType == .username)
  }

  @Test func `The screens have buttons with these titles`() {
    let buttons = [Screen.review, .loginByEmail, .recovery, .comment].flatMap { elements(in: $0.view) }
      .compactMap { $0 as? UIButton }
    #expect(
      buttons.map(\.currentTitle) == [
        "Leave a comment", "", "Sign in", "Forgot your password?", "Cancel", "Send instructions", "Send",
        "Cancel",
      ])
  }

  @Test func `The screens have a heading where there is no navigation bar`() {
    let headings = elements(in: CommentScreen()).compactMap { $0 as? UILabel }.map(\.text)
    #expect(headings.contains(Texts.Comment.title))
  }

  @Test func `The screens announce a failure when it appears`() {
    let label = LoginScreen(kind: .email).failureLabel
    label.text = Texts.Login.wrongPair
    #expect(UIAccessibility.lastAnnouncement == Texts.Login.wrongPair)
    UIAccessibility.post(notification: .announcement, argument: "Other")
    label.text = Texts.Login.wrongPair
    label.text = ""
    label.text = nil
    #expect(UIAccessibility.lastAnnouncement == "Other")
    label.text = Texts.Login.wrongPair
    #expect(UIAccessibility.lastAnnouncement == Texts.Login.wrongPair)
  }

  private func elements(in view: UIView) -> [UIView] {
    view.subviews.flatMap { ($0.accessibilityIdentifier == nil ? [] : [$0]) + elements(in: $0) }
  }
}

extension UIView {
  /// The constant of the constraint between two items; nil if the view has no such constraint.
  fileprivate func constant(
    of first: AnyObject, _ one: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal,
    to second: AnyObject, _ other: NSLayoutConstraint.Attribute
  ) -> CGFloat? {
    constraints.first {
      $0.firstItem === first && $0.firstAttribute == one && $0.secondItem === second
        && $0.secondAttribute == other && $0.relation == relation
    }?.constant
  }
}
