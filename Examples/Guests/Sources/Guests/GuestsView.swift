@_exported import PortableUIKit

/// A text, a button and the guests, whose rows the user can tap and delete. It decides nothing: a deleted row stays until
/// the next call of ``show(_:_:canAdd:)``.
public final class GuestsView: UIStackView, UITableViewDataSource, UITableViewDelegate {
  /// How many guests there are, or why there are none.
  public let label = UILabel()
  public let addButton = UIButton(type: .system)
  public let table = UITableView()
  /// Called with the row that the user has tapped.
  public var selected: ((Int) -> Void)?
  /// Called with the row that the user has deleted.
  public var deleted: ((Int) -> Void)?

  private var names: [String] = []

  /// Makes a view without a text and guests.
  public init() {
    super.init(frame: .zero)
    axis = .vertical
    addButton.setTitle("Add", for: .normal)
    addButton.accessibilityIdentifier = "add"
    table.accessibilityIdentifier = "guests"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
    table.dataSource = self
    table.delegate = self
    for view in [label, addButton, table] { addArrangedSubview(view) }
  }

  /// Makes a view without content: nothing is decoded.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a text and the guests, and animates what is different, and whether the user can add a guest.
  public func show(_ text: String, _ names: [String], canAdd: Bool) {
    label.text = text
    addButton.isEnabled = canAdd
    let changes = names.difference(from: self.names)
    table.performBatchUpdates { [self] in
      self.names = names
      for change in changes {
        switch change {
        case .insert(let row, _, _): table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        case .remove(let row, _, _): table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
      }
    }
  }

  /// The number of guests.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  /// A cell with the name of a guest.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.cell(with: names[indexPath.row], at: indexPath)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    selected?(indexPath.row)
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { deleted?(indexPath.row) }
  }
}

extension UITableView {
  /// A cell of the table in ``GuestsView`` with a name.
  public func cell(with name: String, at indexPath: IndexPath) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: "guest", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
    return cell
  }
}
