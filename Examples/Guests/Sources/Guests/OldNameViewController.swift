/// The user types the name of a guest, or changes it.
public final class OldNameViewController: UIViewController {
  /// The name that the field shows first.
  public var name = ""
  /// Called with the name, or with nil if the user has cancelled. The parent then closes the screen.
  public var onEnd: ((String?) -> Void)?

  private let field = UITextField()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Name"
    field.text = name
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
    view.addSubview(field)
    let save = UIAction { [weak self] _ in self?.onEnd?(self?.field.text ?? "") }
    let cancel = UIAction { [weak self] _ in self?.onEnd?(nil) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: save)
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "save"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
    navigationItem.leftBarButtonItem?.accessibilityIdentifier = "cancel"
    validate()
  }

  private func validate() {
    navigationItem.rightBarButtonItem?.isEnabled = (field.text ?? "").contains { !$0.isWhitespace }
  }
}
