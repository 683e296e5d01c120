/// The user types the name of a guest.
public final class OldNameViewController: UIViewController {
  /// Called with the name. The parent then closes the screen.
  public var onDone: ((String) -> Void)?

  private let field = UITextField()
  private let doneButton = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Name"
    field.placeholder = "Name"
    field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
    doneButton.setTitle("Done", for: .normal)
    doneButton.addAction(
      UIAction { [weak self] _ in self?.onDone?(self?.field.text ?? "") }, for: .touchUpInside)
    for subview in [field, doneButton] { view.addSubview(subview) }
    validate()
  }

  private func validate() {
    doneButton.isEnabled = (field.text ?? "").contains { !$0.isWhitespace }
  }
}
