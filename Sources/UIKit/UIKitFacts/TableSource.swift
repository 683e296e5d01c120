package import PortableUIKit

/// The data source and the delegate of a check's table: sections with a text in each row, 50 points high.
package final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  package var sections: [[String]]
  /// Those of the first section.
  package var rows: [String] {
    get { sections[0] }
    set { sections[0] = newValue }
  }
  package var height: CGFloat = 50
  // What it answers.
  package var selects: (IndexPath) -> IndexPath? = { $0 }
  package var deselects: (IndexPath) -> IndexPath? = { $0 }
  package var style: (Int) -> UITableViewCell.EditingStyle = { $0 == 0 ? .delete : .none }
  /// How many cells it dequeues for a row.
  package var dequeues = 1
  package var highlights = true
  package var title: String? = "Letters"
  package var edits = true
  /// The texts of the cells that were announced.
  private(set) var displayed: [String] = []
  private let log: Log

  package init(_ rows: [String], _ log: Log) {
    sections = [rows]
    self.log = log
  }

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let text = sections[indexPath.section][indexPath.row]
    log.add(text)
    let dequeue = { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
    for _ in 1..<dequeues { _ = dequeue() }
    let cell = dequeue()
    cell.textLabel?.text = text
    return cell
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }

  package func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { displayed.append(cell.textLabel?.text ?? "") }

  package func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { edits }
  package func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { log.add("commit,\(editingStyle == .delete ? "delete" : "insert")") }

  package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  package func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.add("shouldHighlight\(indexPath.row)")
    return highlights
  }
  package func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.add("didHighlight\(indexPath.row)")
  }
  package func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.add("didUnhighlight\(indexPath.row)")
  }
  package func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willSelect\(indexPath.row)")
    return selects(indexPath)
  }
  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect\(indexPath.row)")
  }
  package func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willDeselect\(indexPath.row)")
    return deselects(indexPath)
  }
  package func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("didDeselect\(indexPath.row)")
  }
  package func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style(indexPath.row) }
  package func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.add("willBeginEditing")
  }
  package func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.add("didEndEditing")
  }
}

extension Stage {
  /// Shows a table of four visible rows, which no bar covers, and forgets the calls.
  func showTable(
    _ rows: String..., cells: UITableViewCell.Type = UITableViewCell.self
  ) async -> (UITableView, TableSource) {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 200), style: .plain)
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
