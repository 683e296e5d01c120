package import PortableUIKit

/// The data source and the delegate of a check's table: one section with a text in each row, 50 points high.
package final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  package var rows: [String]
  package var height: CGFloat = 50
  private let log: Log

  package init(_ rows: [String], _ log: Log) {
    self.rows = rows
    self.log = log
  }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.add(rows[indexPath.row])
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Letters"
  }

  package func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { log.add("commit") }

  package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  package func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willSelect")
    return indexPath
  }
  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect")
  }
  package func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("didDeselect")
  }
  package func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .delete : .none }
  package func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.add("willBeginEditing")
  }
}

extension Stage {
  /// Shows a table of four visible rows, and forgets the calls.
  func showTable(
    _ rows: String..., cells: UITableViewCell.Type = UITableViewCell.self
  ) async -> (UITableView, TableSource) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    let source = TableSource(rows, log)
    tableSource = source
    table.register(cells, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    await show(screen("A")).view.addSubview(table)
    table.layoutIfNeeded()
    log.clear()
    return (table, source)
  }
}
