import RVBKit

// The views of all screens. Tests find them by their accessibility identifiers.

func column(_ views: [UIView]) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = .vertical
  return stack
}

func label(_ text: String, _ identifier: String) -> UILabel {
  let label = UILabel()
  label.text = text
  label.accessibilityIdentifier = identifier
  return label
}

func textField(_ identifier: String) -> UITextField {
  let field = UITextField()
  field.accessibilityIdentifier = identifier
  return field
}

/// A bar button whose tap counts once, like one of `onTap`.
func barButton<Screen: UIViewController>(
  _ title: String, _ identifier: String, in screen: Screen, _ tap: @escaping (Screen) -> Void
) -> UIBarButtonItem {
  let action = UIAction(title: title) { [weak screen] _ in
    guard let screen else { return }
    screen.respond { tap(screen) }
  }
  let button = UIBarButtonItem(primaryAction: action)
  button.accessibilityIdentifier = identifier
  return button
}

func button(_ title: String, _ identifier: String) -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle(title, for: .normal)
  button.accessibilityIdentifier = identifier
  return button
}
