public import Foundation

/// Rows in sections, which a data source counts and fills.
///
/// Apple, UITableView.h. Rows follow each other without space, and titles have no height. A row is visible
/// if it is within the table's height; a table without one, because layout is not computed, has that of the nearest view
/// around it. A row is as high as the delegate says, or ``rowHeight``, or 44 points. A layout loads the cells.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The content that was loaded from the data source.
  var content = TableContent()
  private var updates = TableUpdates()
  private var updateDepth = 0
  /// False after a call of the data source's default method to commit a change.
  var isCommitImplemented = true

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// A height that the table chooses.
  public static let automaticDimension: CGFloat = -1
  public let style: Style

  /// The source of the content; a weak reference. Setting it reloads the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      isCommitImplemented = true
      reloadData()
    }
  }

  /// How the table behaves; a weak reference.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { setNeedsLayout() }
  }

  /// The height of a row, in points, unless the delegate has another one; automatic by default.
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var backgroundView: UIView?

  /// The lines between rows; single lines by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// A view above the rows; a subview.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }

  /// A view below the rows; a subview.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }

  // MARK: Rows and cells

  /// The number of sections when the table was loaded or updated last.
  open var numberOfSections: Int { loadedCounts.count }

  /// The number of rows when the table was loaded or updated last. Traps if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int { loadedCounts[section] }

  /// The cell of a row; nil if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { content.cells[indexPath] }

  /// The row of a cell; nil if it is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    content.cells.first { $0.value === cell }?.key
  }

  /// The cells that are visible, in their order.
  open var visibleCells: [UITableViewCell] { content.shownRows.compactMap { content.cells[$0] } }

  /// The rows that are visible, in their order.
  open var indexPathsForVisibleRows: [IndexPath]? { content.shownRows }

  /// The title above a section that has one and a visible row.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { content.headers[section] }

  /// Scrolls until a row is visible, at a place. Here without animation. Traps if there is no such row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition) }

  /// Registers a class, which `dequeueReusableCell` makes cells of; nil removes it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    content.classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A cell that is not visible any more or a new one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    content.dequeue(identifier)
  }

  /// A cell that is not visible any more or a new one. Crashes, as UIKit raises, if no class is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    precondition(
      indexPath != content.dequeuedRow,
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to "
        + "dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method "
        + "(without an index path). Cell identifier: \(identifier), index path: \(indexPath.text)")
    if indexPath == content.requestedRow { content.dequeuedRow = indexPath }
    guard let cell = content.dequeue(identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier"
      )
    }
    return cell
  }

  /// Loads the cells of the rows that have become visible.
  open override func layoutSubviews() {
    showVisibleRows()
  }

  // MARK: Changes

  /// Asks for everything again in the next layout. Nothing is selected then.
  open func reloadData() {
    clear()
    setNeedsLayout()
  }

  /// Performs changes together; calls can be nested. The completion is called asynchronously. Traps, as UIKit raises, if
  /// the numbers of the data source do not follow from the changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { Task { completion(true) } }
  }

  /// Begins a batch, as `performBatchUpdates` does.
  open func beginUpdates() {
    if updateDepth == 0 {
      // The numbers before the changes.
      _ = loadedCounts
      updates = TableUpdates()
    }
    updateDepth += 1
  }

  /// Ends a batch, as `performBatchUpdates` does.
  open func endUpdates() {
    updateDepth -= 1
    if updateDepth == 0 { apply(updates) }
  }

  private func update(_ change: (inout TableUpdates) -> Void) {
    beginUpdates()
    change(&updates)
    endUpdates()
  }

  /// Inserts sections, which the data source has already.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, which the data source does not have any more.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the rows of sections again.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Inserts rows, which the data source has already.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Deletes rows, which the data source does not have any more.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows again. They are not selected then.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Moves a row, which the data source has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moves[indexPath] = newIndexPath }
  }

  // MARK: Editing and selection

  open var isEditing: Bool {
    get { content.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends the editing mode, and calls the visible cells.
  open func setEditing(_ editing: Bool, animated: Bool) {
    content.isEditing = editing
    for path in content.shownRows { prepareForEditing(path, animated: animated) }
  }

  /// Whether the user can select rows outside of the editing mode; true by default.
  open var allowsSelection = true

  /// Whether the user can select rows in editing mode; false by default.
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be selected outside of the editing mode; false by default.
  open var allowsMultipleSelection = false

  /// Whether several rows can be selected in editing mode; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { content.selectedRows.first }

  /// The rows that are selected, in the order of the selections; nil if there is none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    content.selectedRows.isEmpty ? nil : content.selectedRows
  }

  /// Selects a row, or none. Calls no method of the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if indexPath == nil || !allowsSeveralRows {
      for row in content.selectedRows { setSelected(row, false) }
    }
    guard let indexPath else { return }
    setSelected(indexPath, true)
    if scrollPosition != .none { scroll(to: indexPath, scrollPosition) }
  }

  /// Deselects a row. Calls no method of the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(indexPath, false) }
}
