import Foundation

/// The loaded content of a table.
struct TableContent {
  /// The number of rows of each section; nil before they are counted.
  var counts: [Int]?
  /// The cells of the rows that are shown.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// Every process recycles them in the same order.
  var cellsInOrder: [(IndexPath, UITableViewCell)] { cells.sorted { $0.key < $1.key } }
  /// The row whose cell the data source is being asked for, and the same one after it has dequeued a cell for it.
  var requestedRow: IndexPath?
  var dequeuedRow: IndexPath?
  /// The rows that are shown, in their order.
  var shownRows: [IndexPath] = []
  var headers: [Int: UITableViewHeaderFooterView] = [:]
  /// In the order of the selections.
  var selectedRows: [IndexPath] = []
  var isEditing = false
  var classes: [String: UITableViewCell.Type] = [:]
  /// The cells that can be used again, by their identifiers.
  private var reusable: [String: [UITableViewCell]] = [:]

  mutating func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].map { $0.init(ofRegisteredClass: identifier) }
  }

  mutating func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
  }
}

extension UITableView {
  var loadedCounts: [Int] {
    if let counts = content.counts { return counts }
    let counts = countRows()
    content.counts = counts
    return counts
  }

  private func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// Forgets everything that the data source was asked for.
  func clear() {
    content.counts = nil
    content.selectedRows = []
    for (_, cell) in content.cellsInOrder { content.recycle(cell) }
    content.cells = [:]
    removeTitles()
  }

  private func removeTitles() {
    for view in content.headers.values { view.removeFromSuperview() }
    content.headers = [:]
  }

  /// Checks the changes of a batch, keeps the cells of the rows that are still there and asks for the others.
  func apply(_ updates: TableUpdates) {
    let after = countRows()
    updates.check(before: loadedCounts, after: after)
    content.counts = after
    let old = content.cellsInOrder
    content.cells = [:]
    for (path, cell) in old {
      if let path = updates.newPath(of: path) { content.cells[path] = cell } else { content.recycle(cell) }
    }
    content.selectedRows = content.selectedRows.compactMap(updates.newPath)
    removeTitles()
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Visible rows

  private func height(of path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height == Self.automaticDimension ? 44 : height
  }

  private var visibleHeight: CGFloat {
    sequence(first: self as UIView) { $0.superview }.first { $0.frame.height > 0 }?.frame.height ?? .infinity
  }

  /// The place of each row. It also computes the size of the content.
  private func placeRows() -> [(path: IndexPath, top: CGFloat, height: CGFloat)] {
    var places: [(path: IndexPath, top: CGFloat, height: CGFloat)] = []
    var top: CGFloat = 0
    for (section, count) in loadedCounts.enumerated() {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let height = height(of: path)
        places.append((path, top, height))
        top += height
      }
    }
    contentSize.height = top
    return places
  }

  func showVisibleRows() {
    var frames = placeRows()
    let height = visibleHeight
    contentOffset.y = max(0, min(contentOffset.y, contentSize.height - height))
    let visible = contentOffset.y..<(contentOffset.y + height)
    frames.removeAll { $0.top >= visible.upperBound || $0.top + $0.height <= visible.lowerBound }
    content.shownRows = frames.map(\.path)
    let shown = Set(content.shownRows)
    for (path, cell) in content.cellsInOrder where !shown.contains(path) {
      content.cells[path] = nil
      content.recycle(cell)
    }
    for (path, top, height) in frames {
      show(path, in: CGRect(x: 0, y: top, width: frame.width, height: height))
    }
    showTitles(of: Set(shown.map(\.section)))
  }

  private func show(_ path: IndexPath, in frame: CGRect) {
    if let cell = content.cells[path] {
      cell.frame = frame
      return
    }
    content.requestedRow = path
    defer { (content.requestedRow, content.dequeuedRow) = (nil, nil) }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
    cell.frame = frame
    content.cells[path] = cell
    cell.setSelected(content.selectedRows.contains(path), animated: false)
    prepareForEditing(path, animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
  }

  private func showTitles(of sections: Set<Int>) {
    for section in sections where content.headers[section] == nil {
      guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else { continue }
      let header = UITableViewHeaderFooterView(title: title)
      content.headers[section] = header
      addSubview(header)
    }
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition) {
    precondition(
      path.section < numberOfSections,
      "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when there are only "
        + "\(numberOfSections) sections.")
    precondition(
      path.row < numberOfRows(inSection: path.section),
      "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
        + "\(numberOfRows(inSection: path.section)) rows in section \(path.section).")
    guard let target = placeRows().first(where: { $0.path == path }) else { return }
    let space = visibleHeight - target.height
    guard space.isFinite else { return }
    switch position {
    case .top: contentOffset.y = target.top
    case .middle: contentOffset.y = target.top - space / 2
    case .bottom: contentOffset.y = target.top - space
    case .none: contentOffset.y = min(max(contentOffset.y, target.top - space), target.top)
    }
    layoutIfNeeded()
  }

  // MARK: Selection and editing

  var allowsSeveralRows: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    content.selectedRows.removeAll { $0 == path }
    if isSelected { content.selectedRows.append(path) }
    content.cells[path]?.setSelected(isSelected, animated: false)
  }

  /// The change that the user can make to a row.
  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func prepareForEditing(_ path: IndexPath, animated: Bool) {
    guard let cell = content.cells[path], isEditing || cell.isEditing else { return }
    cell.editingStyle = isEditing ? editingStyle(of: path) : .none
    cell.setEditing(isEditing, animated: animated)
  }
}
