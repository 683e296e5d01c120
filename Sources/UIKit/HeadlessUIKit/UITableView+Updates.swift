import Foundation

/// The changes of one batch. Deletions, reloads and the origins of moves count in the old rows; insertions and the
/// destinations of moves in the new ones.
struct TableUpdates {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var moves: [IndexPath: IndexPath] = [:]

  /// The new place of a row that is still there; nil if it was deleted or reloaded.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let destination = moves[path] { return destination }
    guard !deletedRows.contains(path), !reloadedRows.contains(path), !reloadedSections.contains(path.section),
      let section = newSection(of: path.section)
    else { return nil }
    let left = rows(deletedRows.union(moves.keys), in: path.section).count { $0 < path.row }
    let entered = Set(rows(insertedRows.union(moves.values), in: section))
    return IndexPath(row: place(path.row - left, skipping: entered), section: section)
  }

  /// The new place of a section that is still there.
  private func newSection(of section: Int) -> Int? {
    guard !deletedSections.contains(section) else { return nil }
    return place(section - deletedSections.count(in: 0..<section), skipping: Set(insertedSections))
  }

  private func rows(_ paths: some Sequence<IndexPath>, in section: Int) -> [Int] {
    paths.filter { $0.section == section }.map(\.row)
  }

  /// The index of the element that has `rank` others before it that are not new.
  private func place(_ rank: Int, skipping new: Set<Int>) -> Int {
    var (index, remaining) = (0, rank)
    while new.contains(index) || remaining > 0 {
      if !new.contains(index) { remaining -= 1 }
      index += 1
    }
    return index
  }

  /// Traps, as UIKit raises, unless the numbers of rows after the changes follow from those before.
  func check(before: [Int], after: [Int]) {
    let sections = "sections before the update"
    for section in deletedSections.union(reloadedSections) {
      precondition(
        section < before.count,
        "attempt to delete section \(section), but there are only \(before.count) \(sections)")
    }
    for path in moves.keys {
      let count = before.indices.contains(path.section) ? before[path.section] : 0
      precondition(
        path.row < count,
        "attempt to move index path (\(path.text)) that does not exist - there are only \(count) rows in section "
          + "\(path.section) before the update")
    }
    for path in deletedRows.union(reloadedRows) {
      let row = "attempt to delete row \(path.row) from section \(path.section)"
      precondition(path.section < before.count, "\(row), but there are only \(before.count) \(sections)")
      precondition(
        path.row < before[path.section],
        "\(row) which only contains \(before[path.section]) rows before the update")
    }
    precondition(
      after.count == before.count - deletedSections.count + insertedSections.count,
      "Invalid update: invalid number of sections.  The number of sections contained in the table view after the "
        + "update (\(after.count)) must be equal to the number of sections contained in the table view before the "
        + "update (\(before.count)), plus or minus the number of sections inserted or deleted "
        + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
    for section in insertedSections {
      precondition(
        section < after.count,
        "attempt to insert section \(section) but there are only \(after.count) sections after the update")
    }
    for path in insertedRows.union(moves.values) {
      let row = "attempt to insert row \(path.row) into section \(path.section)"
      precondition(
        path.section < after.count, "\(row), but there are only \(after.count) sections after the update")
      precondition(
        path.row < after[path.section],
        "\(row), but there are only \(after[path.section]) rows in section \(path.section) after the update")
    }
    checkCombinations()
    for section in before.indices where !reloadedSections.contains(section) {
      guard let new = newSection(of: section) else { continue }
      checkRows(of: section, before: before[section], after: after[new], new: new)
    }
  }

  /// Traps, as UIKit raises, when two changes of a batch are about the same row. UIKit takes a reload for a deletion
  /// here (openradar 33662307).
  private func checkCombinations() {
    for (path, destination) in moves {
      precondition(
        !deletedRows.contains(path) && !reloadedRows.contains(path),
        "attempt to perform a delete and a move from the same index path (\(path.text))")
      precondition(
        !insertedRows.contains(destination),
        "attempt to perform an insert and a move to the same index path (\(destination.text))")
      precondition(
        !deletedSections.contains(path.section), "cannot move a row from a deleted section (\(path.section))")
      precondition(
        !insertedSections.contains(destination.section),
        "cannot move a row into a newly inserted section (\(destination.section))")
    }
    if let path = deletedRows.intersection(reloadedRows).min() {
      preconditionFailure("attempt to delete and reload the same index path (\(path.text))")
    }
  }

  private func checkRows(of section: Int, before: Int, after: Int, new: Int) {
    let (inserted, deleted) = (rows(insertedRows, in: new).count, rows(deletedRows, in: section).count)
    let (movedIn, movedOut) = (rows(moves.values, in: new).count, rows(moves.keys, in: section).count)
    precondition(
      after == before + inserted - deleted + movedIn - movedOut,
      "Invalid update: invalid number of rows in section \(section).  The number of rows contained in an existing "
        + "section after the update (\(after)) must be equal to the number of rows contained in that section before "
        + "the update (\(before)), plus or minus the number of rows inserted or deleted from that section "
        + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of that "
        + "section (\(movedIn) moved in, \(movedOut) moved out).")
  }
}

extension IndexPath {
  /// As UIKit writes it in messages, without the address.
  var text: String { "<NSIndexPath> {length = 2, path = \(section) - \(row)}" }
}
