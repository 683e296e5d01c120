public import Foundation

extension Headless {
  /// Lays out the window, as the run loop does: the bars show the items of the controllers on top, tables load the rows
  /// that are visible.
  public func layOut() { window?.layoutIfNeeded() }

  /// Taps a row that is visible. It is selected, unless the table or its delegate prevents that.
  ///
  /// - Returns: whether a touch reaches it and the table lets the user select rows; if not, nothing happens.
  @discardableResult public func tapRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool {
    guard isTouchable(rowAt: indexPath, in: tableView), tableView.allowsTouchedSelection else { return false }
    tableView.touchRow(at: indexPath)
    return true
  }

  /// Taps several rows that are visible in one turn of the run loop: all touches begin before the first one ends. A row
  /// that an earlier tap removes is not selected.
  ///
  /// - Returns: whether touches reach them and the table lets the user select rows; if not, nothing happens.
  @discardableResult
  public func tapInOneTurn(rowsAt indexPaths: [IndexPath], in tableView: UITableView) -> Bool {
    guard tableView.allowsTouchedSelection,
      indexPaths.allSatisfy({ isTouchable(rowAt: $0, in: tableView) })
    else { return false }
    for path in indexPaths where tableView.cellForRow(at: path) != nil { tableView.touchRow(at: path) }
    return true
  }

  /// Deletes a row that is visible: swipes it and taps Delete or, in editing mode, taps the signs for it. The data source
  /// commits the deletion.
  ///
  /// - Returns: whether the user can do it; if not, nothing happens.
  @discardableResult public func deleteRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool {
    edit(.delete, rowAt: indexPath, in: tableView)
  }

  /// Taps the plus of a row in editing mode. The data source commits the insertion.
  ///
  /// - Returns: whether the row has one; if not, nothing happens.
  @discardableResult public func insertRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool {
    tableView.isEditing && edit(.insert, rowAt: indexPath, in: tableView)
  }

  /// Scrolls a table until a row is visible.
  ///
  /// - Returns: whether the user can scroll the table and it has the row; if not, nothing happens.
  @discardableResult public func scroll(to indexPath: IndexPath, in tableView: UITableView) -> Bool {
    guard isTouchable(tableView), tableView.isScrollEnabled, indexPath.section < tableView.numberOfSections,
      indexPath.row < tableView.numberOfRows(inSection: indexPath.section)
    else { return false }
    tableView.scrollToRow(at: indexPath, at: .none, animated: true)
    return true
  }

  /// Pulls the refresh control of a scroll view down.
  ///
  /// - Returns: whether it has one that is enabled; if not, nothing happens.
  @discardableResult public func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
    guard let control = scrollView.refreshControl, isTouchable(control) else { return false }
    control.touch()
    return true
  }

  private func isTouchable(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    tableView.layoutIfNeeded()
    return tableView.cellForRow(at: indexPath).map(isTouchable) ?? false
  }

  private func edit(
    _ style: UITableViewCell.EditingStyle, rowAt path: IndexPath, in tableView: UITableView
  ) -> Bool {
    guard isTouchable(rowAt: path, in: tableView), let dataSource = tableView.dataSource,
      tableView.editingStyle(of: path) == style
    else { return false }
    let isSwipe = !tableView.isEditing
    if isSwipe { tableView.delegate?.tableView(tableView, willBeginEditingRowAt: path) }
    dataSource.tableView(tableView, commit: style, forRowAt: path)
    if isSwipe { tableView.delegate?.tableView(tableView, didEndEditingRowAt: path) }
    return tableView.isCommitImplemented
  }
}

extension UITableView {
  fileprivate var allowsTouchedSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  fileprivate func touchRow(at path: IndexPath) {
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    content.cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    content.cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    if allowsSeveralRows, content.selectedRows.contains(path) { return deselectTouchedRow(path) }
    guard let row = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    if !allowsSeveralRows {
      for other in content.selectedRows where other != row { deselectTouchedRow(other) }
    }
    setSelected(row, true)
    delegate?.tableView(self, didSelectRowAt: row)
  }

  private func deselectTouchedRow(_ path: IndexPath) {
    guard let row = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
    setSelected(row, false)
    delegate?.tableView(self, didDeselectRowAt: row)
  }
}
