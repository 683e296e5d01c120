extension UITableView {
  /// A table's look.
  nonisolated public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// The place to which a row is scrolled; `.none` is the nearest.
  nonisolated public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// How rows move when they change. It has no effect here.
  nonisolated public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}

extension UITableViewCell {
  /// The line below a row.
  nonisolated public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
