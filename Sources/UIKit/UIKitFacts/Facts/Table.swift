import PortableUIKit

nonisolated extension UIKitFact {
  /// Tables: rows, cells, selection and editing.
  @FactList static var table: [UIKitFact] {
    UIKitFact(
      "U111: A table has one section by default; reloading counts the rows again, and removes the selection"
    ) { stage in
      let (table, source) = await stage.showTable("a", "b")
      source.rows = ["a", "b", "c"]
      stage.expect([table.numberOfSections, table.numberOfRows(inSection: 0)], is: [1, 2])
      for reload in [
        table.reloadData, { table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none) },
      ] {
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        reload()
        table.layoutIfNeeded()
        stage.expect(table.numberOfRows(inSection: 0) == 3 && table.indexPathForSelectedRow == nil)
        stage.expect(table.contentOffset.y, is: 0)
      }
    }
    UIKitFact("U112: Only visible rows have cells, and their heights decide which are visible") { stage in
      let (table, source) = await stage.showTable("a", "b", "c", "d", "e", "f", "g", "h", "i", "j")
      stage.expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil, "the first row has one")
      stage.expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil, "the last one has none")
      let row = IndexPath(row: 1, section: 0)
      stage.expect(table.cellForRow(at: row).flatMap(table.indexPath) == row, "the row of a cell")
      stage.expect(table.indexPath(for: UITableViewCell()) == nil, "another one has none")
      stage.expect(table.headerView(forSection: 0)?.textLabel?.text, is: "Letters")
      let (count, cell) = (table.visibleCells.count, table.cellForRow(at: row))
      stage.expect(cell?.frame.height == 50 && cell?.frame.width == 320)
      stage.expect(source.displayed, is: table.visibleCells.map { $0.textLabel?.text ?? "" })
      source.height = 150
      table.reloadData()
      table.layoutIfNeeded()
      stage.expect((1..<count).contains(table.visibleCells.count), "fewer are visible when they are higher")
      stage.expect(table.indexPathsForVisibleRows?.count, is: table.visibleCells.count)
      stage.expect(table.subviews.filter { $0 is UITableViewHeaderFooterView && !$0.isHidden }.count <= 1)
    }
    UIKitFact("U114: A table dequeues new cells of the registered class, and none for an unknown identifier")
    { stage in
      let table = UITableView(frame: .zero)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let (first, second) = (
        table.dequeueReusableCell(withIdentifier: "cell"), table.dequeueReusableCell(withIdentifier: "cell")
      )
      stage.expect(first !== second && first?.reuseIdentifier == "cell", "they are new")
      stage.expect(table.dequeueReusableCell(withIdentifier: "other") == nil, "there is none")
    }
    UIKitFact("U121: A default cell has one label, the other styles have two") { stage in
      let (plain, subtitle) = (UITableViewCell(), UITableViewCell(style: .subtitle, reuseIdentifier: nil))
      stage.expect(plain.textLabel != nil && plain.detailTextLabel == nil, "a default cell")
      stage.expect(subtitle.detailTextLabel?.isDescendant(of: subtitle.contentView) == true)
    }
    UIKitFact("U122: A content configuration replaces the content view of a cell") { stage in
      @MainActor func texts(of cell: UITableViewCell) -> [String] {
        cell.layoutIfNeeded()
        return cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }.sorted()
      }
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      @MainActor func own() -> [UIView] {
        ([cell.textLabel, cell.detailTextLabel, cell.imageView] as [UIView?]).compactMap(\.self)
      }
      stage.expect(own().count, is: 3)
      var content = cell.defaultContentConfiguration()
      stage.expect(content.text == nil && content.secondaryText == nil, "it has no text")
      for (style, expected) in [
        (UITableViewCell.CellStyle.default, UIListContentConfiguration.cell()), (.subtitle, .subtitleCell()),
        (.value1, .valueCell()),
      ] {
        let color = UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
          .secondaryTextProperties.color
        stage.expect(color, is: expected.secondaryTextProperties.color, "as the style")
      }
      (content.text, content.secondaryText, content.textProperties.color) = ("a", "c", .red)
      (content.image, content.textProperties.font) = (
        UIImage(systemName: "plus"), .boldSystemFont(ofSize: 20)
      )
      cell.contentConfiguration = content
      stage.expect(cell.contentView is UIListContentView && cell.contentView.superview === cell, "for lists")
      stage.expect(texts(of: cell), is: ["a", "c"])
      stage.expect((cell.contentConfiguration as? UIListContentConfiguration)?.text, is: "a")
      let view = cell.contentView
      content.text = "b"
      cell.contentConfiguration = content
      stage.expect(cell.contentView === view, "one of the same type updates the view")
      stage.expect(texts(of: cell), is: ["b", "c"])
      let parts = cell.contentView.subviews
      stage.expect(parts.contains { ($0 as? UIImageView)?.image == content.image })
      stage.expect(parts.contains { ($0 as? UILabel)?.textColor == .red })
      stage.expect(parts.contains { ($0 as? UILabel)?.font == content.textProperties.font })
      stage.expect(own(), is: [], "none of both at once")
      cell.contentConfiguration = nil
      stage.expect(cell.contentView !== view && cell.contentView.subviews.isEmpty, "a new one")
    }
    UIKitFact("U137: In editing mode, the visible cells have the style that the delegate chooses") { stage in
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
    }
  }
}
