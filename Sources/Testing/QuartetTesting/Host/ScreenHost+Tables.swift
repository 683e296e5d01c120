import PortableUIKit

extension ScreenHost {
  /// Taps a row of a table that is visible.
  public func tapRow(_ row: Int, section: Int = 0, of table: String) throws {
    try perform(.tapRow(IndexPath(row: row, section: section), of: .identifier(table)))
  }

  /// Swipes a row that is visible and taps Delete; in editing mode, taps the signs for it.
  public func deleteRow(_ row: Int, section: Int = 0, of table: String) throws {
    try perform(.deleteRow(IndexPath(row: row, section: section), of: .identifier(table)))
  }

  /// Opens the menu of the button of the navigation bar with an identifier, and chooses the action with a title.
  public func choose(_ title: String, fromMenuOf identifier: String) throws {
    try perform(.chooseFromMenu(title, of: .identifier(identifier)))
  }

  // MARK: Finding

  /// Acts on a view of a type; false if there is none.
  func with<View: UIView>(_ target: UserAction.Target, as type: View.Type, _ act: (View) -> Bool) -> Bool {
    (view(target) as? View).map(act) ?? false
  }

  func inTable(_ target: UserAction.Target, _ act: (UITableView) -> Bool) -> Bool {
    with(target, as: UITableView.self, act)
  }

  /// - Parameter view: The view that the target names, which goes before a title.
  private func barButtonItem(_ target: UserAction.Target, besides view: UIView?) -> UIBarButtonItem? {
    switch target {
    case .identifier(let identifier):
      barButtonItem(identifier)
        ?? (view == nil ? top?.shownBarButtonItems.first { $0.title == identifier } : nil)
    case .barButton(let item): item
    default: nil
    }
  }

  func tap(_ target: UserAction.Target) -> Bool {
    if case .identifier(let title) = target, let action = alertAction(title) {
      return window.driver.choose(action)
    }
    let view = view(target)
    if let item = barButtonItem(target, besides: view) { return window.driver.tap(item) }
    if let control = control(view) { return window.driver.tap(control) }
    guard let view, !(view is UIControl) else { return false }
    let table = view.nearest(UITableView.self)
    let row = (view as? UITableViewCell).flatMap { table?.indexPath(for: $0) }
    if let table, let row { return window.driver.tapRow(at: row, in: table) }
    return window.driver.tap(view)
  }

  func choose(_ title: String, fromMenuOf target: UserAction.Target) -> Bool {
    guard let item = barButtonItem(target, besides: view(target)),
      let action = item.menu?.actions.first(where: { $0.title == title })
    else { return false }
    return window.driver.choose(action, fromMenuOf: item)
  }
}
