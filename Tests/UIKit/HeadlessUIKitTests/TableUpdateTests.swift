import Foundation
import HeadlessUIKit
import QuartetTesting
import Testing
import QuartetUIKitFacts

/// Random batches of changes of a table, compared with the same changes of arrays.
struct TableUpdateTests {
  private final class Source: NSObject, UITableViewDataSource {
    var sections: [[Int]] = []
    /// The rows whose cells the table asked for.
    var asked: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let row = sections[indexPath.section][indexPath.row]
      asked.append(row)
      let cell = UITableViewCell()
      cell.tag = row
      return cell
    }
  }

  // U132 to U135
  @Test(arguments: 1...50)
  func `After a batch each row that is still there has its cell and its selection`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let (table, source) = (UITableView(), Source())
    var next = 0
    func newRows() -> [Int] {
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        next += 1
        return next
      }
    }
    source.sections = (0..<3).map { _ in newRows() }
    table.allowsMultipleSelection = true
    table.dataSource = source
    table.layoutIfNeeded()
    for (section, rows) in source.sections.enumerated() {
      for row in rows.indices where Bool.random(using: &generator) {
        table.selectRow(at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
      }
    }
    var selected = Set((table.indexPathsForSelectedRows ?? []).map { source.sections[$0.section][$0.row] })
    source.asked = []

    var kept: [(old: Int, rows: [Int])] = []
    var inserted: Set<Int> = []
    table.performBatchUpdates {
      for (section, rows) in source.sections.enumerated() {
        guard Int.random(in: 0..<4, using: &generator) > 0 else {
          table.deleteSections([section], with: .none)
          selected.subtract(rows)
          continue
        }
        var left: [Int] = []
        for (row, value) in rows.enumerated() {
          if Int.random(in: 0..<3, using: &generator) > 0 {
            left.append(value)
          } else {
            table.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
            selected.remove(value)
          }
        }
        kept.append((section, left))
      }
      var sections: [[Int]] = []
      for (_, rows) in kept {
        if Bool.random(using: &generator) {
          table.insertSections([sections.count], with: .none)
          let new = newRows()
          inserted.formUnion(new)
          sections.append(new)
        }
        var merged = rows
        for value in newRows() {
          inserted.insert(value)
          merged.insert(value, at: Int.random(in: 0...merged.count, using: &generator))
        }
        for (row, value) in merged.enumerated() where inserted.contains(value) {
          table.insertRows(at: [IndexPath(row: row, section: sections.count)], with: .automatic)
        }
        sections.append(merged)
      }
      source.sections = sections
    }

    #expect(table.visibleCells.map(\.tag) == source.sections.flatMap(\.self))
    #expect(Set(source.asked) == inserted && source.asked.count == inserted.count)
    #expect(
      Set((table.indexPathsForSelectedRows ?? []).map { source.sections[$0.section][$0.row] }) == selected)
    #expect(Set(table.visibleCells.filter(\.isSelected).map(\.tag)) == selected)
  }
}
