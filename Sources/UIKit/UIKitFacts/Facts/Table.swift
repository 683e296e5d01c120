import PortableUIKit

nonisolated extension UIKitFact {
  /// Tables: rows, cells and selection.
  static let table: [UIKitFact] = [
    UIKitFact(
      "U111", "A table has one section by default, and counts its rows again only when it is reloaded",
      source: "Apple, numberOfSections(in:) and reloadData(); texts of the exceptions for updates"
    ) { stage in
      let (table, source) = await stage.showTable("a", "b")
      source.rows = ["a", "b", "c"]
      stage.expect([table.numberOfSections, table.numberOfRows(inSection: 0)], is: [1, 2])
      table.reloadData()
      stage.expect(table.numberOfRows(inSection: 0), is: 3)
    },
    UIKitFact(
      "U112", "Only visible rows have cells, and their heights decide which are visible",
      source: "Apple, UITableView.h: cellForRowAtIndexPath and heightForRowAtIndexPath"
    ) { stage in
      let (table, source) = await stage.showTable("a", "b", "c", "d", "e", "f", "g", "h", "i", "j")
      stage.expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil, "the first row has one")
      stage.expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil, "the last one has none")
      let row = IndexPath(row: 1, section: 0)
      stage.expect(table.cellForRow(at: row).flatMap(table.indexPath) == row, "the row of a cell")
      stage.expect(table.indexPath(for: UITableViewCell()) == nil, "another one has none")
      stage.expect(table.headerView(forSection: 0)?.textLabel?.text, is: "Letters")
      let count = table.visibleCells.count
      source.height = 150
      table.reloadData()
      table.layoutIfNeeded()
      stage.expect(table.visibleCells.count < count, "fewer are visible when they are higher")
      stage.expect(table.indexPathsForVisibleRows?.count, is: table.visibleCells.count)
    },
    UIKitFact(
      "U114", "A table dequeues new cells of the registered class, and none for an unknown identifier",
      source: "Apple, UITableView.h: registerClass and dequeueReusableCellWithIdentifier"
    ) { stage in
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let (first, second) = (
        table.dequeueReusableCell(withIdentifier: "cell"), table.dequeueReusableCell(withIdentifier: "cell")
      )
      stage.expect(first !== second && first?.reuseIdentifier == "cell", "they are new")
      stage.expect(table.dequeueReusableCell(withIdentifier: "other") == nil, "there is none")
    },
    UIKitFact(
      "U120", "Data source and delegate are not owned, and these are a table's defaults",
      source: "Apple, UITableView.h"
    ) { stage in
      let table = UITableView()
      @MainActor func connect() {
        let source = TableSource([], stage.log)
        (table.dataSource, table.delegate) = (source, source)
        stage.expect(table.dataSource === source && table.delegate === source)
      }
      connect()
      stage.expect(table.dataSource == nil && table.delegate == nil, "they are weak")
      stage.expect(table.style == .plain && !table.isEditing, "it is plain and not being edited")
      stage.expect(table.allowsSelection && !table.allowsMultipleSelection, "one row can be selected")
      stage.expect(!table.allowsSelectionDuringEditing, "none can be selected in editing mode")
      stage.expect(table.rowHeight, is: UITableView.automaticDimension)
    },
    UIKitFact(
      "U121", "A default cell has one label, the other styles have two",
      source: "Apple, UITableViewCell.CellStyle"
    ) { stage in
      let (plain, subtitle) = (UITableViewCell(), UITableViewCell(style: .subtitle, reuseIdentifier: nil))
      stage.expect(plain.textLabel != nil && plain.detailTextLabel == nil, "a default cell")
      stage.expect(subtitle.detailTextLabel?.isDescendant(of: subtitle.contentView) == true)
      stage.expect(plain.accessoryType == .none && plain.selectionStyle == .default, "the defaults")
    },
    UIKitFact(
      "U122", "A content configuration replaces the content view of a cell",
      source: "Apple, UITableViewCell: contentConfiguration"
    ) { stage in
      let cell = UITableViewCell()
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
      content.text = "a"
      cell.contentConfiguration = content
      stage.expect(cell.contentView is UIListContentView, "a view for lists")
      stage.expect((cell.contentConfiguration as? UIListContentConfiguration)?.text, is: "a")
      let view = cell.contentView
      content.text = "b"
      cell.contentConfiguration = content
      stage.expect(cell.contentView === view, "one of the same type updates the view")
    },
  ]
}
