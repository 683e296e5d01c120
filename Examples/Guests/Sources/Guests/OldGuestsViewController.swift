/// Loads the guests of a party.
public typealias Load = () async throws -> [String]

/// The guests of a party. The user adds one or edits one on another screen, and deletes one after a question.
public final class OldGuestsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let load: Load
  private let label = UILabel()
  private let addButton = UIButton(type: .system)
  private let table = UITableView()
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
    addButton.accessibilityIdentifier = "add"
    addButton.isEnabled = false
    addButton.addAction(UIAction { [weak self] _ in self?.presentName(row: nil) }, for: .touchUpInside)
    table.accessibilityIdentifier = "guests"
    table.dataSource = self
    table.delegate = self
    for subview in [label, addButton, table] { view.addSubview(subview) }
    Task { [weak self, load] in
      let names = try? await load()
      self?.addButton.isEnabled = true
      if let names { self?.show(names) } else { self?.label.text = "Not loaded" }
    }
  }

  private func show(_ names: [String]) {
    self.names = names
    label.text = "\(names.count) invited"
    table.reloadData()
  }

  private func presentName(row: Int?) {
    let name = OldNameViewController()
    if let row { name.name = names[row] }
    name.onEnd = { [weak self] name in
      guard let self else { return }
      dismiss(animated: true)
      guard let name else { return }
      if let row { names[row] = name } else { names.append(name) }
      show(names)
    }
    present(UINavigationController(rootViewController: name), animated: true)
  }

  private func askToDelete(row: Int) {
    let alert = UIAlertController(title: "Delete “\(names[row])”?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        guard let self else { return }
        names.remove(at: row)
        show(names)
      })
    present(alert, animated: true)
  }

  /// The number of guests.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  /// A cell with the name of a guest.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  /// Opens the child with the name in a row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presentName(row: indexPath.row)
  }

  /// Asks whether to delete a row.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { askToDelete(row: indexPath.row) }
  }
}
