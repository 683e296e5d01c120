import PortableUIKit

nonisolated extension UIKitFact {
  /// Tables: changes of rows and editing.
  static let tableChange: [UIKitFact] = [
    UIKitFact(
      "U134",
      "In a batch, deletions count in the old rows and insertions in the new ones, whatever their order",
      source: "Apple, deleteRows(at:with:)"
    ) { stage in
      let (table, source) = await stage.showTable("a", "b", "c")
      let isFinished = await withCheckedContinuation { continuation in
        table.reloadData()
        table.performBatchUpdates {
          source.rows = ["x", "y", "b", "c"]
          table.insertRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .none)
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        } completion: {
          continuation.resume(returning: $0)
        }
      }
      stage.expect(isFinished, "the completion is called")
      table.layoutIfNeeded()
      stage.expect(table.visibleCells.compactMap(\.textLabel?.text), is: ["x", "y", "b", "c"])
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
      table.reloadData()
      table.layoutIfNeeded()
      stage.expect(table.visibleCells.map(\.editingStyle), is: [.delete, .none])
      table.setEditing(false, animated: false)
      stage.expect(table.visibleCells.map(\.isEditing), is: [false, false])
    },
  ]
}
