import Foundation

/// A field for the title of a task. It decides nothing.
public final class EditorScreen: UIView {
  /// The field.
  public let field = UITextField()

  /// Makes an empty field.
  public init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    field.accessibilityIdentifier = "editor.title"
    field.translatesAutoresizingMaskIntoConstraints = false
    addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      field.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  /// Returns nil: nothing is decoded.
  public required init?(coder: NSCoder) { nil }
}

extension UIBarButtonItem {
  /// Makes a button of the system with an identifier.
  public convenience init(_ systemItem: SystemItem, _ identifier: String, tap: @escaping () -> Void) {
    self.init(systemItem: systemItem, primaryAction: UIAction { _ in tap() })
    accessibilityIdentifier = identifier
  }
}

extension String {
  /// Whether there is anything but spaces.
  public var isTaskTitle: Bool { contains { !$0.isWhitespace } }
}
