/// The field for a name. It decides nothing.
public final class NameView: UIStackView {
  public let field = UITextField()

  /// Makes an empty field.
  public init() {
    super.init(frame: .zero)
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    addArrangedSubview(field)
  }

  /// Makes a view without content: nothing is decoded.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Calls a function with the text when the user has changed it.
  public func onChange(_ perform: @escaping (String) -> Void) {
    field.addAction(UIAction { [weak field] _ in perform(field?.text ?? "") }, for: .editingChanged)
  }
}

extension UIViewController {
  /// Adds Save and Cancel to the navigation bar. Of several taps in one turn, only the first calls its function.
  public func addBarButtons(save: @escaping () -> Void, cancel: @escaping () -> Void) {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.respond(save) })
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "save"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.respond(cancel) })
    navigationItem.leftBarButtonItem?.accessibilityIdentifier = "cancel"
  }
}
