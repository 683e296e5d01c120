import PortableUIKit

nonisolated extension UIKitFact {
  /// The user's actions in tables.
  @FactList static var row: [UIKitFact] {
    UIKitFact("U201: A tap highlights a row, deselects the one before and selects the row, with these calls")
    { stage, user in
      let (table, source) = await stage.showTable("a", "b", "c", cells: RecordingCell.self)
      let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
      let cell = table.cellForRow(at: first) as? RecordingCell
      cell?.log.clear()
      stage.expect(user.tapRow(at: first, in: table))
      stage.expectLog("shouldHighlight0 didHighlight0 didUnhighlight0 willSelect0 didSelect0")
      stage.expect(cell?.log.take() == "highlighted,true highlighted,false selected,true")
      stage.expect(user.tapRow(at: second, in: table))
      stage.expect(
        stage.log.entries.suffix(4).joined(separator: " "),
        is: "willSelect1 willDeselect0 didDeselect0 didSelect1")
      stage.expect(table.indexPathsForSelectedRows, is: [second])
      stage.expect(table.visibleCells.map(\.isSelected), is: [false, true, false])
      stage.log.clear()
      user.tapRow(at: second, in: table)
      stage.expect(stage.log.entries.suffix(2) == ["willSelect1", "didSelect1"], "the selected row, again")
      source.highlights = false
      stage.log.clear()
      stage.expect(user.tapRow(at: first, in: table))
      stage.expectLog("shouldHighlight0")
    }
    UIKitFact(
      "U202: The delegate chooses which row a tap selects or deselects; a selected one if several can be selected"
    ) { stage, user in
      let (table, source) = await stage.showTable("a", "b", "c")
      let rows = (0..<3).map { IndexPath(row: $0, section: 0) }
      source.selects = { _ in rows[2] }
      user.tapRow(at: rows[0], in: table)
      stage.expect(stage.log.entries.suffix(2), is: ["willSelect0", "didSelect2"])
      source.selects = { _ in nil }
      user.tapRow(at: rows[0], in: table)
      stage.expect(stage.log.entries.last == "willSelect0" && table.indexPathForSelectedRow == rows[2])
      source.selects = { $0 }
      source.deselects = { _ in nil }
      user.tapRow(at: rows[0], in: table)
      stage.expect(Set(table.indexPathsForSelectedRows ?? []), is: [rows[0], rows[2]])
      source.deselects = { $0 }
      table.allowsMultipleSelection = true
      stage.log.clear()
      user.tapRow(at: rows[0], in: table)
      stage.expect(stage.log.entries.suffix(2), is: ["willDeselect0", "didDeselect0"])
      user.tapRow(at: rows[1], in: table)
      stage.expect(Set(table.indexPathsForSelectedRows ?? []), is: [rows[1], rows[2]])
    }
    UIKitFact("U204: Rows cannot be selected where the table does not allow it") { stage, user in
      let (table, _) = await stage.showTable("a", "b")
      let rows = [0, 1].map { IndexPath(row: $0, section: 0) }
      table.setEditing(true, animated: false)
      stage.expect(!user.tapRow(at: rows[0], in: table))
      table.allowsSelectionDuringEditing = true
      stage.expect(user.tapRow(at: rows[0], in: table))
      (table.allowsSelectionDuringEditing, table.allowsMultipleSelectionDuringEditing) = (false, true)
      stage.expect(user.tapRow(at: rows[1], in: table) && table.indexPathsForSelectedRows == rows)
      table.setEditing(false, animated: false)
      table.allowsSelection = false
      stage.expect(!user.tapRow(at: rows[1], in: table))
      stage.expect(!user.tapInOneTurn(rowsAt: rows, in: table))
    }
    UIKitFact("U161: Two fingers can select two rows of a table at once") { stage, user in
      let (table, source) = await stage.showTable("a", "b", "c")
      let rows = (0..<3).map { IndexPath(row: $0, section: 0) }
      stage.expect(user.tapInOneTurn(rowsAt: [rows[0], rows[1]], in: table))
      stage.expect(stage.log.entries.filter { $0.hasPrefix("didSelect") }, is: ["didSelect0", "didSelect1"])
      source.selects = { row in
        source.rows.removeLast()
        table.reloadData()
        return row
      }
      stage.log.clear()
      stage.expect(user.tapInOneTurn(rowsAt: [rows[0], rows[2]], in: table))
      stage.expect(
        stage.log.entries.filter { $0.hasPrefix("didSelect") } == ["didSelect0"], "the second row is removed")
    }
    UIKitFact(
      "U205: The user taps a row only while it is visible and can scroll to it; its controls take their taps"
    ) { stage, user in
      let (table, _) = await stage.showTable("a", "b", "c", "d", "e", "f")
      let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 5, section: 0))
      stage.expect(!user.tapRow(at: last, in: table) && user.tapRow(at: first, in: table))
      stage.expect(!user.scroll(to: IndexPath(row: 6, section: 0), in: table))
      stage.expect(!user.scroll(to: IndexPath(row: 0, section: 1), in: table))
      table.reloadData()
      stage.expect(user.tapRow(at: first, in: table) && user.scroll(to: last, in: table))
      stage.expect(user.tapRow(at: last, in: table) && !user.tapRow(at: first, in: table))
      let toggle = UISwitch()
      table.cellForRow(at: last)?.contentView.addSubview(toggle)
      table.deselectRow(at: last, animated: false)
      stage.expect(
        user.tap(toggle) && toggle.isOn && table.indexPathForSelectedRow == nil, "a control of a cell")
      table.isScrollEnabled = false
      stage.expect(!user.scroll(to: first, in: table))
      await stage.present(stage.screen("B"), on: stage.window.rootViewController)
      stage.expect(!user.tapRow(at: last, in: table) && !user.deleteRow(at: last, in: table), "covered")
    }
    UIKitFact(
      "U207: A swipe and Delete commit a deletion; in editing mode, the signs commit one or an insertion"
    ) { stage, user in
      let (table, source) = await stage.showTable("a", "b")
      let row = IndexPath(row: 0, section: 0)
      stage.expect(user.deleteRow(at: row, in: table))
      stage.expectLog("willBeginEditing commit,delete didEndEditing")
      stage.expect(!user.insertRow(at: row, in: table), "only in editing mode")
      source.style = { _ in .none }
      stage.expect(!user.deleteRow(at: row, in: table))
      source.style = { _ in .delete }
      table.isEditing = true
      stage.expect(user.deleteRow(at: row, in: table) && !user.insertRow(at: row, in: table))
      stage.expectLog("commit,delete")
      source.style = { _ in .insert }
      stage.expect(!user.deleteRow(at: row, in: table) && user.insertRow(at: row, in: table))
      stage.expectLog("commit,insert")
      source.edits = false
      stage.expect(!user.insertRow(at: row, in: table))
    }
    UIKitFact("U209: Pulling a table down begins to refresh and sends valueChanged once") { stage, user in
      let (table, _) = await stage.showTable("a")
      stage.expect(!user.pullToRefresh(table))
      let refresh = UIRefreshControl()
      table.refreshControl = refresh
      refresh.addAction(UIAction { _ in stage.log.add("refresh") }, for: .valueChanged)
      stage.expect(user.pullToRefresh(table) && user.pullToRefresh(table) && refresh.isRefreshing)
      refresh.endRefreshing()
      stage.expect(!refresh.isRefreshing && user.pullToRefresh(table))
      stage.expectLog("refresh refresh")
      table.refreshControl = nil
      stage.expect(refresh.superview == nil)
    }
    UIKitFact(
      "U210: Cells are used again while a table scrolls, after prepareForReuse, selected as their rows are"
    ) { stage in
      let (table, source) = await stage.showTable("0", cells: RecordingCell.self)
      (source.rows, source.title) = ((0..<100).map(String.init), nil)
      let old = table.visibleCells
      table.reloadData()
      table.layoutIfNeeded()
      stage.expect(!Set(old).isDisjoint(with: table.visibleCells), "after a reload, too")
      table.selectRow(at: IndexPath(row: 99, section: 0), animated: false, scrollPosition: .none)
      var cells: Set<UITableViewCell> = []
      for row in source.rows.indices {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        table.layoutIfNeeded()
        cells.formUnion(table.visibleCells)
      }
      stage.expect(cells.contains { ($0 as? RecordingCell)?.log.entries.contains("reuse") == true })
      stage.expect(cells.count < 20, "few cells for 100 rows")
      stage.expect(
        table.visibleCells.last?.textLabel?.text == "99" && table.visibleCells.last?.isSelected == true)
      stage.expect(table.visibleCells.dropLast().allSatisfy { !$0.isSelected })
      for (position, row) in [
        (UITableView.ScrollPosition.top, 50), (.bottom, 53), (.none, 51), (.middle, 52),
      ] {
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
        stage.expect(table.contentOffset.y, is: position == .middle ? 2525 : 2500, "\(position)")
      }
      table.selectRow(at: IndexPath(row: 99, section: 0), animated: false, scrollPosition: .bottom)
      stage.expect(table.contentOffset.y, is: 4800)
      table.setContentOffset(CGPoint(x: 0, y: 2500), animated: false)
      table.contentOffset.y += 50
      table.layoutIfNeeded()
      stage.expect(table.indexPathsForVisibleRows?.first, is: IndexPath(row: 51, section: 0))
      table.setContentOffset(CGPoint(x: 0, y: 2500), animated: false)
      table.layoutIfNeeded()
      stage.expect(table.contentSize.height, is: 5000)
      stage.expect(table.indexPathsForVisibleRows?.first, is: IndexPath(row: 50, section: 0))
    }
  }
}

/// Records how it is selected and highlighted.
private final class RecordingCell: UITableViewCell {
  let log = Log()

  override func prepareForReuse() {
    super.prepareForReuse()
    log.add("reuse")
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    log.add("selected,\(selected)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    log.add("highlighted,\(isHighlighted)")
  }
}
