/// The field for a name and the button. It decides nothing.
public final class NameView: UIStackView {
  /// The name.
  public let field = UITextField()
  /// Ends the screen.
  public let doneButton = UIButton(type: .system)

  /// Makes an empty field.
  public init() {
    super.init(frame: .zero)
    axis = .vertical
    field.placeholder = "Name"
    doneButton.setTitle("Done", for: .normal)
    for view in [field, doneButton] { addArrangedSubview(view) }
  }

  /// Makes a view without content: nothing is decoded.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Calls a function with the text when the user has changed it.
  public func onChange(_ perform: @escaping (String) -> Void) {
    field.addAction(UIAction { [weak field] _ in perform(field?.text ?? "") }, for: .editingChanged)
  }
}
