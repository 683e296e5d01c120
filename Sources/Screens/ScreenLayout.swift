import PortableUIKit

extension UIView {
  /// Stacks the elements of a screen below each other within its margins; if told to, down to the keyboard.
  func stack(_ elements: [UIView], isFilling: Bool = false) {
    let stack = UIStackView(arrangedSubviews: elements)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    backgroundColor = .systemBackground
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
    if isFilling {
      let bottom = stack.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor, constant: -12)
      NSLayoutConstraint.activate([bottom])
    }
  }
}

extension UILabel {
  /// A label of a screen: it grows with its text and with the reader's text size.
  convenience init(identifier: String, style: UIFont.TextStyle = .body, color: UIColor = .label) {
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
  convenience init(identifier: String, title: String) {
    self.init(type: .system)
    accessibilityIdentifier = identifier
    titleLabel?.adjustsFontForContentSizeCategory = true
    setTitle(title, for: .normal)
  }
}

extension UITextField {
  /// A field of a screen that takes what a person calls themselves or knows, as it is: nothing is corrected.
  convenience init(identifier: String) {
    self.init(frame: .zero)
    accessibilityIdentifier = identifier
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    borderStyle = .roundedRect
    autocapitalizationType = .none
    autocorrectionType = .no
  }
}
