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
