import Foundation

/// A table of titles. The user can tap a row, and delete one. It decides nothing: a deleted row stays until `show`.
public final class TaskTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  /// Called with the row that the user has tapped.
  public var selected: ((Int) -> Void)?
  /// Called with the row that the user has deleted.
  public var deleted: ((Int) -> Void)?

  private var titles: [String] = []

  /// Makes an empty table.
  public init() {
    super.init(frame: .zero, style: .plain)
    accessibilityIdentifier = "tasks.table"
    register(UITableViewCell.self, forCellReuseIdentifier: "task")
    dataSource = self
    delegate = self
  }

  /// Returns nil: nothing is decoded.
  public required init?(coder: NSCoder) { nil }

  /// Shows titles, and animates what is different.
  public func show(_ titles: [String]) {
    let changes = titles.difference(from: self.titles)
    performBatchUpdates {
      self.titles = titles
      for change in changes {
        switch change {
        case .insert(let row, _, _): self.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        case .remove(let row, _, _): self.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
      }
    }
  }

  /// The number of titles.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  /// A cell with the title of a row.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    cell.showTask(titles[indexPath.row])
    return cell
  }

  /// Calls ``selected``.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: true)
    selected?(indexPath.row)
  }

  /// Calls ``deleted``.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { deleted?(indexPath.row) }
  }
}

extension UITableViewCell {
  /// Shows the title of a task.
  public func showTask(_ title: String) {
    var content = defaultContentConfiguration()
    content.text = title
    contentConfiguration = content
    accessoryType = .disclosureIndicator
  }
}
