/// Loads the guests of a party.
public typealias Load = () async throws -> [String]

/// The guests of a party. The user adds one on another screen, and clears the list after a question.
public final class OldGuestsViewController: UIViewController {
  private let load: Load
  private let label = UILabel()
  private let addButton = UIButton(type: .system)
  private let clearButton = UIButton(type: .system)
  private var names: [String] = []

  /// Takes the function that loads the guests.
  public init(load: @escaping Load) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: nothing is decoded.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    label.text = "Loading…"
    addButton.setTitle("Add", for: .normal)
    addButton.isEnabled = false
    addButton.addAction(UIAction { [weak self] _ in self?.presentName() }, for: .touchUpInside)
    clearButton.setTitle("Clear", for: .normal)
    clearButton.isEnabled = false
    clearButton.addAction(UIAction { [weak self] _ in self?.askToClear() }, for: .touchUpInside)
    for subview in [label, addButton, clearButton] { view.addSubview(subview) }
    Task { [weak self, load] in
      let names = try? await load()
      self?.addButton.isEnabled = true
      if let names { self?.show(names) } else { self?.label.text = "Not loaded" }
    }
  }

  private func show(_ names: [String]) {
    self.names = names
    label.text = names.isEmpty ? "No guests" : names.joined(separator: ", ")
    clearButton.isEnabled = !names.isEmpty
  }

  private func presentName() {
    let name = OldNameViewController()
    name.onDone = { [weak self] name in
      guard let self else { return }
      dismiss(animated: true)
      show(names + [name])
    }
    present(name, animated: true)
  }

  private func askToClear() {
    let alert = UIAlertController(title: "Clear?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in self?.show([]) })
    present(alert, animated: true)
  }
}
