import PortableUIKit

#if !os(Linux) && !os(macOS)
  extension WindowOnUIKit {
    /// Lays out the window.
    func layOut() { window.layoutIfNeeded() }

    func tap(_ view: UIView) -> Bool {
      guard isTouchable(view) else { return false }
      return view.accessibilityActivate()
    }

    func isTouchable(_ item: UIBarButtonItem) -> Bool {
      item.isEnabled && item.customView == nil && !isTransitioning
    }

    func tap(_ item: UIBarButtonItem) -> Bool {
      guard isTouchable(item), let action = item.primaryAction else { return false }
      action.performWithSender(item, target: nil)
      return true
    }

    func choose(_ action: UIAction, fromMenuOf item: UIBarButtonItem) -> Bool {
      guard isTouchable(item), action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
      action.performWithSender(item, target: nil)
      return true
    }

    func tap(segment: Int, of control: UISegmentedControl) -> Bool {
      guard isTouchable(control), segment < control.numberOfSegments, control.isEnabledForSegment(at: segment)
      else { return false }
      guard control.selectedSegmentIndex != segment else { return true }
      control.selectedSegmentIndex = segment
      control.sendActions(for: .valueChanged)
      return true
    }

    func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
      guard let control = scrollView.refreshControl, isTouchable(scrollView), control.isEnabled
      else { return false }
      control.beginRefreshing()
      control.sendActions(for: .valueChanged)
      return true
    }

    func scroll(to row: IndexPath, in table: UITableView) -> Bool {
      guard isTouchable(table), table.isScrollEnabled, row.section < table.numberOfSections,
        row.row < table.numberOfRows(inSection: row.section)
      else { return false }
      table.scrollToRow(at: row, at: .none, animated: false)
      return true
    }

    func tapRow(at row: IndexPath, in table: UITableView) -> Bool {
      let allowsSelection =
        table.isEditing
        ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
        : table.allowsSelection
      guard allowsSelection, table.cellForRow(at: row).map(isTouchable) ?? false else { return false }
      let delegate = table.delegate
      guard delegate?.tableView?(table, shouldHighlightRowAt: row) ?? true else { return true }
      let allowsSeveral =
        table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
      let selected = table.indexPathsForSelectedRows ?? []
      if allowsSeveral, selected.contains(row) {
        deselect(row, in: table)
        return true
      }
      let decides =
        delegate?.responds(to: #selector((any UITableViewDelegate).tableView(_:willSelectRowAt:))) ?? false
      guard let row = decides ? delegate?.tableView?(table, willSelectRowAt: row) : row else { return true }
      if !allowsSeveral { for other in selected where other != row { deselect(other, in: table) } }
      table.selectRow(at: row, animated: false, scrollPosition: .none)
      delegate?.tableView?(table, didSelectRowAt: row)
      return true
    }

    func tapInOneTurn(rowsAt rows: [IndexPath], in table: UITableView) -> Bool {
      rows.map { tapRow(at: $0, in: table) }.contains(true)
    }

    private func deselect(_ row: IndexPath, in table: UITableView) {
      let delegate = table.delegate
      let decides =
        delegate?.responds(to: #selector((any UITableViewDelegate).tableView(_:willDeselectRowAt:))) ?? false
      guard let row = decides ? delegate?.tableView?(table, willDeselectRowAt: row) : row else { return }
      table.deselectRow(at: row, animated: false)
      delegate?.tableView?(table, didDeselectRowAt: row)
    }

    func deleteRow(at row: IndexPath, in table: UITableView) -> Bool { edit(.delete, row, in: table) }

    func insertRow(at row: IndexPath, in table: UITableView) -> Bool {
      table.isEditing && edit(.insert, row, in: table)
    }

    private func edit(_ style: UITableViewCell.EditingStyle, _ row: IndexPath, in table: UITableView) -> Bool
    {
      guard table.cellForRow(at: row).map(isTouchable) ?? false, let source = table.dataSource,
        source.tableView?(table, canEditRowAt: row) ?? true,
        table.delegate?.tableView?(table, editingStyleForRowAt: row) ?? .delete == style
      else { return false }
      if !table.isEditing { table.delegate?.tableView?(table, willBeginEditingRowAt: row) }
      let isCommitted: Void? = source.tableView?(table, commit: style, forRowAt: row)
      if !table.isEditing { table.delegate?.tableView?(table, didEndEditingRowAt: row) }
      return isCommitted != nil
    }
  }
#endif
