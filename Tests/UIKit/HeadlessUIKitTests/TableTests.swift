import Foundation
import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// The user's actions in tables.
struct TableTests {
  /// Records every call of a delegate, and returns what a test chooses.
  final class Recorder: NSObject, UITableViewDelegate {
    let log: Log
    var selects: (IndexPath) -> IndexPath? = { $0 }
    var deselects: (IndexPath) -> IndexPath? = { $0 }
    var highlights = true
    var style = UITableViewCell.EditingStyle.delete

    init(_ log: Log) { self.log = log }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.add("willSelect\(indexPath.row)")
      return selects(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("didSelect\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log.add("willDeselect\(indexPath.row)")
      return deselects(indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.add("didDeselect\(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.add("willBeginEditing")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.add("didEndEditing")
    }
  }

  /// Shows its rows and edits nothing.
  private final class ReadOnly: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// Uses cells again and notes which.
  private final class Reusing: NSObject, UITableViewDataSource {
    var cells: [UITableViewCell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells.append(tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath))
      return cells[cells.count - 1]
    }
  }

  /// Records how it is selected.
  private final class SelectedCell: UITableViewCell {
    private(set) var selections: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      selections.append("\(selected) animated \(animated)")
    }
  }

  let stage = Stage()
  let table = UITableView()
  let source: TableSource
  let delegate: Recorder
  var log: Log { stage.log }

  init() {
    source = TableSource(["a", "b", "c"], stage.log)
    delegate = Recorder(stage.log)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = delegate
    stage.root.view.addSubview(table)
    stage.headless.layOut()
    log.clear()
  }

  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
  private func tap(_ row: Int) -> Bool { stage.headless.tapRow(at: self.row(row), in: table) }
  private func delete(_ row: Int) -> Bool { stage.headless.deleteRow(at: self.row(row), in: table) }

  // U118
  @Test func `A table uses its cells again in the same order in every process`() {
    let (table, source) = (UITableView(), Reusing())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.reloadData()
    table.layoutIfNeeded()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(source.cells.count == 16 && source.cells.suffix(8) == source.cells.prefix(8).reversed()[...])
  }

  @Test func `A tap selects a row and deselects the other one`() {
    #expect(tap(0))
    #expect(log.take() == "willSelect0 didSelect0")
    #expect(tap(1))
    #expect(log.take() == "willSelect1 willDeselect0 didDeselect0 didSelect1")
    #expect(table.indexPathsForSelectedRows == [row(1)])
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false])
  }

  // U161
  @Test func `Two rows are selected in one turn, unless the first one removes the second`() {
    func tap(_ rows: Int...) -> Bool { stage.headless.tapInOneTurn(rowsAt: rows.map(row), in: table) }
    #expect(tap(0, 1))
    #expect(log.take() == "willSelect0 didSelect0 willSelect1 willDeselect0 didDeselect0 didSelect1")
    delegate.selects = { [stage] row in
      stage.root.present(UIViewController(), animated: true)
      return row
    }
    #expect(tap(0, 0))
    #expect(log.take().hasSuffix("didSelect0 willSelect0 didSelect0"))
    stage.finish()
    #expect(!tap(0, 1))
    stage.root.dismiss(animated: true)
    stage.finish()
    delegate.selects = { [source, table] row in
      source.rows.removeLast()
      table.reloadData()
      return row
    }
    log.clear()
    #expect(tap(0, 2))
    #expect(log.take() == "willSelect0 didSelect0")
    table.allowsSelection = false
    #expect(!tap(0, 1))
  }

  // Apple, setSelected(_:animated:): the change is animated only if that is asked for.
  @Test func `A cell appears selected without an animation if its row is selected`() {
    table.register(SelectedCell.self, forCellReuseIdentifier: "cell")
    source.rows = (0..<100).map(String.init)
    table.reloadData()
    table.selectRow(at: row(99), animated: false, scrollPosition: .none)
    table.scrollToRow(at: row(99), at: .bottom, animated: false)
    stage.headless.layOut()
    let cell = table.cellForRow(at: row(99)) as? SelectedCell
    #expect(cell?.selections.last == "true animated false")
  }

  // U118
  @Test func `The delegate chooses which row a tap selects`() {
    delegate.selects = { _ in IndexPath(row: 2, section: 0) }
    #expect(tap(0))
    #expect(log.take() == "willSelect0 didSelect2")
    delegate.selects = { _ in nil }
    #expect(tap(0))
    #expect(log.take() == "willSelect0")
    delegate.highlights = false
    #expect(tap(0))
    #expect(log.take() == "")
    #expect(table.indexPathForSelectedRow == row(2))
  }

  // U119
  @Test func `A second tap deselects a row if several can be selected`() {
    table.allowsMultipleSelection = true
    #expect(tap(0) && tap(1))
    log.clear()
    #expect(tap(0))
    #expect(log.take() == "willDeselect0 didDeselect0")
    #expect(table.indexPathsForSelectedRows == [row(1)])
  }

  // U120
  @Test func `Rows cannot be selected where the table does not allow it`() {
    table.setEditing(true, animated: false)
    #expect(!tap(0))
    table.allowsSelectionDuringEditing = true
    #expect(tap(0))
    table.setEditing(false, animated: false)
    table.allowsSelection = false
    #expect(!tap(1))
    #expect(table.indexPathsForSelectedRows == [row(0)])
  }

  // U112, U116
  @Test func `The user can tap a row only while it is visible`() {
    table.frame.size.height = 88
    table.setNeedsLayout()
    #expect(!tap(2))
    #expect(!stage.headless.scroll(to: row(3), in: table))
    #expect(stage.headless.scroll(to: row(2), in: table))
    #expect(tap(2))
    #expect(!tap(0))
    table.isScrollEnabled = false
    #expect(!stage.headless.scroll(to: row(0), in: table))
  }

  @Test func `A covered table takes no taps`() {
    stage.present(stage.screen("B"))
    #expect(!tap(0))
    #expect(!delete(0))
  }

  @Test func `A control in a cell takes the tap and the row is not selected`() throws {
    let toggle = UISwitch()
    try #require(table.cellForRow(at: row(0))).contentView.addSubview(toggle)
    #expect(stage.headless.tap(toggle))
    #expect(toggle.isOn)
    #expect(table.indexPathForSelectedRow == nil)
  }

  // U138
  @Test func `A swipe and a tap on Delete commit a deletion`() {
    #expect(delete(0))
    #expect(log.take() == "willBeginEditing commit didEndEditing")
    delegate.style = .none
    #expect(!delete(0))
    #expect(log.take() == "")
  }

  // U137, U138
  @Test func `In editing mode the signs commit a deletion or an insertion`() {
    #expect(!stage.headless.insertRow(at: row(0), in: table))
    table.isEditing = true
    #expect(delete(0))
    #expect(log.take() == "commit")
    delegate.style = .insert
    #expect(!delete(0))
    #expect(stage.headless.insertRow(at: row(0), in: table))
    #expect(log.take() == "commit")
  }

  // Apple, tableView(_:commit:forRowAt:): a data source must implement it to delete or insert.
  @Test func `The user cannot delete a row if the data source does not commit`() {
    let readOnly = ReadOnly()
    table.dataSource = readOnly
    table.delegate = nil
    #expect(!delete(0))
    table.dataSource = source
    #expect(delete(0))
  }

  // U115
  @Test func `A cell is used again in the order that the rows are scrolled`() {
    source.rows = (0..<100).map(String.init)
    table.frame.size.height = 88
    table.reloadData()
    var cells: Set<UITableViewCell> = []
    for number in 0..<100 {
      #expect(stage.headless.scroll(to: row(number), in: table))
      cells.formUnion(table.visibleCells)
    }
    #expect(cells.count <= 5)
  }

  @Test func `A table without a height has that of the nearest view around it`() {
    source.rows = (0..<100).map(String.init)
    stage.window.frame.size.height = 440
    table.reloadData()
    stage.headless.layOut()
    #expect(table.visibleCells.count == 10)
    #expect(table.visibleCells.last?.textLabel?.text == "9")
  }

  @Test func `The user pulls a table down to refresh it`() {
    let refresh = UIRefreshControl()
    #expect(!stage.headless.pullToRefresh(table))
    table.refreshControl = refresh
    refresh.addAction(UIAction { [log] _ in log.add("refresh") }, for: .valueChanged)
    #expect(stage.headless.pullToRefresh(table))
    #expect(stage.headless.pullToRefresh(table))
    #expect(log.take() == "refresh")
    #expect(refresh.isRefreshing)
  }
}
