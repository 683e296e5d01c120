import PortableUIKit

extension UIView {
  /// Stacks the elements of a screen in a scroll view above the keyboard, so that the user reaches all of them in either
  /// orientation and at every text size.
  ///
  /// - Parameters:
  ///   - margin: Above the first element.
  ///   - spacing: Between the elements, and below the last one.
  ///   - textView: The element that takes the space that is left, if there is any.
  package func stackScrolling(
    _ elements: [UIView], margin: CGFloat = 24, spacing: CGFloat = 12, filling textView: UITextView? = nil
  ) {
    let scrollView = UIScrollView(frame: .zero)
    scrollView.keyboardDismissMode = .interactive
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    backgroundColor = .systemBackground
    let stack = UIStackView(elements: elements, spacing: spacing)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: margin),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -spacing),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    guard let textView else { return }
    NSLayoutConstraint.activate([
      textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 120),
      stack.heightAnchor.constraint(
        greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor, constant: -margin - spacing),
    ])
  }
}

extension UIStackView {
  fileprivate convenience init(elements: [UIView], spacing: CGFloat) {
    self.init(arrangedSubviews: elements)
    axis = .vertical
    self.spacing = spacing
    translatesAutoresizingMaskIntoConstraints = false
  }
}

/// A label whose text VoiceOver reads when it appears.
final class AnnouncingLabel: UILabel {
  override var text: String? {
    didSet {
      guard let text, !text.isEmpty, text != oldValue else { return }
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }
}

extension UILabel {
  /// A label of a screen. It wraps, and grows with the user's text size.
  package convenience init(identifier: String, style: UIFont.TextStyle = .body, color: UIColor = .label) {
    self.init(frame: .zero)
    accessibilityIdentifier = identifier
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }
}

extension UIButton {
  /// A button of a screen.
  package convenience init(identifier: String, title: String) {
    self.init(type: .system)
    accessibilityIdentifier = identifier
    titleLabel?.adjustsFontForContentSizeCategory = true
    setTitle(title, for: .normal)
  }
}

extension UITextField {
  /// A field of a screen for a login or a password: the system neither capitalizes nor corrects what the user types.
  package convenience init(identifier: String) {
    self.init(frame: .zero)
    accessibilityIdentifier = identifier
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    borderStyle = .roundedRect
    autocapitalizationType = .none
    autocorrectionType = .no
  }
}
