import Foundation
import HeadlessUIKit
import QuartetUIKitFacts

nonisolated extension UIKitException {
  typealias TableCode = @MainActor @Sendable (UITableView, TableSource) -> Void

  static let tables: [String: TableCode] = [
    "deletes a row that the data source still has": { table, _ in table.deleteRows(at: [row(0)], with: .none)
    },
    "inserts a section that the data source does not have": { table, _ in
      table.insertSections([0], with: .none)
    },
    "deletes a row that was never there": { table, _ in table.deleteRows(at: [row(9)], with: .none) },
    "reloads a row that is not there": { table, _ in table.reloadRows(at: [row(9)], with: .none) },
    "deletes a row of a section that was never there": { table, _ in
      table.deleteRows(at: [row(0, section: 5)], with: .none)
    },
    "inserts a row past the end": { table, _ in table.insertRows(at: [row(9)], with: .none) },
    "inserts a row into a section that is not there": { table, _ in
      table.insertRows(at: [row(0, section: 5)], with: .none)
    },
    "deletes or reloads a section that was never there": { table, _ in table.reloadSections([5], with: .none)
    },
    "inserts a section past the end": { table, source in
      source.sections.append(source.rows)
      table.insertSections([5], with: .none)
    },
    "moves a row that is not there": { table, _ in table.moveRow(at: row(9), to: row(0)) },
    "deletes and moves the same row in a batch": { table, source in
      source.rows = ["a", "c"]
      table.performBatchUpdates {
        table.deleteRows(at: [row(1)], with: .none)
        table.moveRow(at: row(1), to: row(0))
      }
    },
    "moves and reloads the same row in a batch": { table, _ in
      table.performBatchUpdates {
        table.moveRow(at: row(1), to: row(0))
        table.reloadRows(at: [row(1)], with: .none)
      }
    },
    "deletes and reloads the same row in a batch": { table, source in
      source.rows = ["a", "c"]
      table.performBatchUpdates {
        table.deleteRows(at: [row(1)], with: .none)
        table.reloadRows(at: [row(1)], with: .none)
      }
    },
    "inserts at the row to which it moves another one": { table, source in
      source.rows = ["x", "a", "b", "c"]
      table.performBatchUpdates {
        table.insertRows(at: [row(0)], with: .none)
        table.moveRow(at: row(1), to: row(0))
      }
    },
    "moves a row out of a section that it deletes": { table, source in
      source.sections.append(source.rows)
      table.reloadData()
      table.performBatchUpdates {
        source.sections.removeLast()
        source.rows.append("d")
        table.deleteSections([1], with: .none)
        table.moveRow(at: row(0, section: 1), to: row(0))
      }
    },
    "moves a row into a section that it inserts": { table, source in
      table.performBatchUpdates {
        source.sections.append(source.rows)
        table.insertSections([1], with: .none)
        table.moveRow(at: row(0), to: row(0, section: 1))
      }
    },
    "changes a row with an index path of another length": { table, _ in
      table.deleteRows(at: [IndexPath(index: 0)], with: .none)
    },
    "scrolls to a row that is not there": { table, _ in
      table.scrollToRow(at: row(9), at: .top, animated: true)
    },
    "scrolls to a section that is not there": { table, _ in
      table.scrollToRow(at: row(0, section: 5), at: .top, animated: true)
    },
    "dequeues a cell of an identifier that was not registered": { table, _ in
      _ = table.dequeueReusableCell(withIdentifier: "other", for: row(0))
    },
    "dequeues two cells for one row": { table, source in
      source.dequeues = 2
      table.reloadData()
      table.layoutIfNeeded()
    },
  ]

  /// Runs code on a table of three rows in one section.
  static func withTable(_ code: @escaping TableCode) -> Code {
    { stage in
      let (table, source) = (UITableView(), TableSource(["a", "b", "c"], stage.log))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      // The numbers before the changes.
      _ = table.numberOfSections
      code(table, source)
    }
  }

  private static func row(_ row: Int, section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}
