import PortableUIKit

nonisolated extension UIKitFact {
  /// Tables: changes of rows and editing.
  static let tableChange: [UIKitFact] = [
    UIKitFact(
      "U131", "Reloading a table or a row removes the selection",
      source: "blog.stevex.net, 2011; Stack Overflow"
    ) { stage in
      let (table, _) = await stage.showTable("a", "b")
      let row = IndexPath(row: 1, section: 0)
      table.selectRow(at: row, animated: false, scrollPosition: .none)
      table.reloadRows(at: [row], with: .none)
      stage.expect(table.indexPathForSelectedRow == nil, "after reloadRows")
      table.selectRow(at: row, animated: false, scrollPosition: .none)
      table.reloadData()
      stage.expect(table.indexPathForSelectedRow == nil, "after reloadData")
    },
    UIKitFact(
      "U132", "After an insertion, the table asks for the cells of the inserted rows only",
      source: "Apple, insertRows(at:with:)"
    ) { stage in
      let (table, source) = await stage.showTable("a", "c")
      source.rows = ["a", "b", "c"]
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      stage.expectLog("b")
      stage.expect(table.numberOfRows(inSection: 0), is: 3)
    },
    UIKitFact(
      "U133", "After a deletion, cells and selection of the rows below are one row up",
      source: "Apple, deleteRows(at:with:)"
    ) { stage in
      let (table, source) = await stage.showTable("a", "b")
      let rows = [0, 1].map { IndexPath(row: $0, section: 0) }
      let cell = table.cellForRow(at: rows[1])
      table.selectRow(at: rows[1], animated: false, scrollPosition: .none)
      source.rows = ["b"]
      table.deleteRows(at: [rows[0]], with: .none)
      table.layoutIfNeeded()
      stage.expect(table.cellForRow(at: rows[0]) === cell, "the cell")
      stage.expect(table.indexPathForSelectedRow, is: rows[0])
    },
    UIKitFact(
      "U134",
      "In a batch, deletions count in the old rows and insertions in the new ones, whatever their order",
      source: "Apple, deleteRows(at:with:)"
    ) { stage in
      let (table, source) = await stage.showTable("a", "b", "c")
      let isFinished = await withCheckedContinuation { continuation in
        table.performBatchUpdates {
          source.rows = ["x", "b", "c"]
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        } completion: {
          continuation.resume(returning: $0)
        }
      }
      stage.expect(isFinished, "the completion is called")
      table.layoutIfNeeded()
      stage.expect(table.visibleCells.compactMap(\.textLabel?.text), is: ["x", "b", "c"])
    },
    UIKitFact(
      "U135", "A moved row keeps its cell", source: "Apple, moveRow(at:to:)"
    ) { stage in
      let (table, source) = await stage.showTable("a", "b", "c")
      let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
      let cell = table.cellForRow(at: first)
      source.rows = ["b", "c", "a"]
      table.moveRow(at: first, to: last)
      table.layoutIfNeeded()
      stage.expect(table.cellForRow(at: last) === cell, "it is at the new place")
    },
    UIKitFact(
      "U136", "The numbers after an update must follow from those before; if not, UIKit raises an exception",
      source: "simplenote-ios#730, DeepDiff#8, UITableView-FDTemplateLayoutCell#40: texts of the exceptions"
    ) { stage in
      let (table, source) = await stage.showTable("a", "b", "c")
      source.rows = ["a"]
      table.deleteRows(at: [1, 2].map { IndexPath(row: $0, section: 0) }, with: .none)
      stage.expect(table.numberOfRows(inSection: 0), is: 1)
    },
    UIKitFact(
      "U137", "In editing mode, the visible cells have the style that the delegate chooses",
      source: "Apple, UITableView.h: editingStyleForRowAtIndexPath; Table View Programming Guide"
    ) { stage in
      let (table, _) = await stage.showTable("a", "b")
      table.setEditing(true, animated: false)
      table.layoutIfNeeded()
      stage.expect(table.visibleCells.map(\.isEditing), is: [true, true])
      stage.expect(table.visibleCells.map(\.editingStyle), is: [.delete, .none])
      table.setEditing(false, animated: false)
      stage.expect(table.visibleCells.map(\.isEditing), is: [false, false])
    },
  ]
}
