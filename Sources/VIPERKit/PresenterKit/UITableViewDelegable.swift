/// A presenter that is notified of the rows that the user selects.
///
/// A scene's Presentable protocol inherits it. The view controller is the table's delegate and calls it.
@MainActor @preconcurrency
public protocol UITableViewDelegable {
  /// The user has selected a row.
  func tableViewDidSelectRow(section: Int, row: Int)
}

/// A presenter that is notified of the rows that the user deletes.
///
/// A scene's Presentable protocol inherits it. The view controller is the table's data source, which UIKit asks to commit
/// a deletion, and calls it. The row is there until the presenter has removed it and the view has been reloaded.
@MainActor @preconcurrency
public protocol UITableViewEditable {
  /// The user has swiped a row and tapped Delete.
  func tableViewDidDeleteRow(section: Int, row: Int)
}

/// A presenter that keeps the rows of a list.
///
/// A scene's Presentable protocol inherits it and names the content of a cell: `where CellParameters == PostCellParameters`.
/// The view controller is the table's data source and calls it. It names no type of UIKit, so that a test of a presenter
/// needs no table.
@MainActor @preconcurrency
public protocol UITableViewDataSourceable<CellParameters> {
  /// The content of a cell, as a value.
  associatedtype CellParameters

  /// The number of sections; 1 by default.
  var tableViewNumberOfSections: Int { get }

  /// The number of rows in a section.
  func tableViewNumberOfRows(section: Int) -> Int

  /// The content of a row's cell. The row exists.
  func tableViewCellParameters(section: Int, row: Int) -> CellParameters
}

extension UITableViewDataSourceable {
  public var tableViewNumberOfSections: Int { 1 }
}
