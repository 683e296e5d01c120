import Foundation
import HeadlessUIKit
import QuartetUIKitFacts

nonisolated extension UIKitException {
  static let tables = [
    table(
      "deletes a row that the data source still has",
      """
      Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the \
      update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the \
      number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows \
      moved into or out of that section (0 moved in, 0 moved out).
      """, "simplenote-ios#730"
    ) { table, _ in table.deleteRows(at: [row(0)], with: .none) },
    table(
      "inserts a section that the data source does not have",
      """
      Invalid update: invalid number of sections.  The number of sections contained in the table view after the update \
      (1) must be equal to the number of sections contained in the table view before the update (1), plus or minus the \
      number of sections inserted or deleted (1 inserted, 0 deleted).
      """, "UITableView-FDTemplateLayoutCell#40"
    ) { table, _ in table.insertSections([0], with: .none) },
    table(
      "deletes a row that was never there",
      "attempt to delete row 9 from section 0 which only contains 3 rows before the update",
      "Longboxed-iOS#23"
    ) { table, _ in table.deleteRows(at: [row(9)], with: .none) },
    table(
      "reloads a row that is not there",
      "attempt to delete row 9 from section 0 which only contains 3 rows before the update",
      "Longboxed-iOS#23; a reload is a deletion, openradar 33662307"
    ) { table, _ in table.reloadRows(at: [row(9)], with: .none) },
    table(
      "deletes a row of a section that was never there",
      "attempt to delete row 0 from section 5, but there are only 1 sections before the update",
      "crash reports of the row's sentence"
    ) { table, _ in table.deleteRows(at: [row(0, section: 5)], with: .none) },
    table(
      "inserts a row past the end",
      "attempt to insert row 9 into section 0, but there are only 3 rows in section 0 after the update",
      "YFAssistantTableView#1, YapDatabase#489"
    ) { table, _ in table.insertRows(at: [row(9)], with: .none) },
    table(
      "inserts a row into a section that is not there",
      "attempt to insert row 0 into section 5, but there are only 1 sections after the update",
      "crash reports of the row's sentence"
    ) { table, _ in table.insertRows(at: [row(0, section: 5)], with: .none) },
    table(
      "deletes or reloads a section that was never there",
      "attempt to delete section 5, but there are only 1 sections before the update", "crash reports"
    ) { table, _ in table.reloadSections([5], with: .none) },
    table(
      "inserts a section past the end",
      "attempt to insert section 5 but there are only 2 sections after the update", "crash reports"
    ) { table, source in
      source.sectionCount = 2
      table.insertSections([5], with: .none)
    },
    table(
      "moves a row that is not there",
      "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 9}) that does not exist - there are only 3 rows "
        + "in section 0 before the update", "RxDataSources#35"
    ) { table, _ in table.moveRow(at: row(9), to: row(0)) },
    table(
      "deletes and moves the same row in a batch",
      "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, path = 0 - 1})",
      "Texture#507"
    ) { table, source in
      source.rows = ["a", "c"]
      table.performBatchUpdates {
        table.deleteRows(at: [row(1)], with: .none)
        table.moveRow(at: row(1), to: row(0))
      }
    },
    table(
      "moves and reloads the same row in a batch",
      "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, path = 0 - 1})",
      "openradar 33662307"
    ) { table, _ in
      table.performBatchUpdates {
        table.moveRow(at: row(1), to: row(0))
        table.reloadRows(at: [row(1)], with: .none)
      }
    },
    table(
      "deletes and reloads the same row in a batch",
      "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 1})",
      "XLData#14, Atlas-iOS#1120, QBImagePicker#88"
    ) { table, source in
      source.rows = ["a", "c"]
      table.performBatchUpdates {
        table.deleteRows(at: [row(1)], with: .none)
        table.reloadRows(at: [row(1)], with: .none)
      }
    },
    table(
      "inserts at the row to which it moves another one",
      "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, path = 0 - 0})",
      "YapDatabase#489, Changeset#11"
    ) { table, source in
      source.rows = ["x", "a", "b", "c"]
      table.performBatchUpdates {
        table.insertRows(at: [row(0)], with: .none)
        table.moveRow(at: row(1), to: row(0))
      }
    },
    table(
      "moves a row out of a section that it deletes", "cannot move a row from a deleted section (1)",
      "TLIndexPathTools#20"
    ) { table, source in
      source.sectionCount = 2
      table.reloadData()
      table.performBatchUpdates {
        source.sectionCount = 1
        source.rows.append("d")
        table.deleteSections([1], with: .none)
        table.moveRow(at: row(0, section: 1), to: row(0))
      }
    },
    table(
      "moves a row into a section that it inserts", "cannot move a row into a newly inserted section (1)",
      "TLIndexPathTools#13"
    ) { table, source in
      table.performBatchUpdates {
        source.sectionCount = 2
        table.insertSections([1], with: .none)
        table.moveRow(at: row(0), to: row(0, section: 1))
      }
    },
    table(
      "changes a row with an index path of another length",
      "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices",
      "WordPress-iOS#15366, of newer systems: Attempted to perform update with invalid index path"
    ) { table, _ in table.deleteRows(at: [IndexPath(index: 0)], with: .none) },
    table(
      "scrolls to a row that is not there",
      "Attempted to scroll the table view to an out-of-bounds row (9) when there are only 3 rows in section 0.",
      "crash reports"
    ) { table, _ in table.scrollToRow(at: row(9), at: .top, animated: true) },
    table(
      "scrolls to a section that is not there",
      "Attempted to scroll the table view to an out-of-bounds section (5) when there are only 1 sections.",
      "crash reports"
    ) { table, _ in table.scrollToRow(at: row(0, section: 5), at: .top, animated: true) },
    table(
      "dequeues a cell of an identifier that was not registered",
      "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier",
      "Apple, dequeueReusableCell(withIdentifier:for:)"
    ) { table, _ in _ = table.dequeueReusableCell(withIdentifier: "other", for: row(0)) },
    table(
      "dequeues two cells for one row",
      """
      Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue \
      more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index \
      path). Cell identifier: cell, index path: <NSIndexPath> {length = 2, path = 0 - 0}
      """, "KIF#1040"
    ) { table, source in
      source.dequeues = 2
      table.reloadData()
      table.layoutIfNeeded()
    },
    UIKitException(
      "returns no cell from `cellForRowAt`", "UITableView failed to obtain a cell from its dataSource",
      "crash reports", here: "does not compile: the result is not optional"),
  ]

  /// A row about a table of three rows in one section.
  private static func table(
    _ act: String, _ sentence: String, _ source: String,
    perform: @escaping @MainActor @Sendable (UITableView, TableSource) -> Void
  ) -> Self {
    UIKitException("A table view \(act)", sentence, source) { stage in
      let (table, source) = (UITableView(), TableSource(["a", "b", "c"], stage.log))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      // The numbers before the changes.
      _ = table.numberOfSections
      perform(table, source)
    }
  }

  private static func row(_ row: Int, section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}
