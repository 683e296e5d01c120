/// The titles of the tasks, in their order.
public final class TaskStore {
  /// The titles.
  public private(set) var titles: [String]

  /// Makes a store.
  public init(titles: [String] = []) {
    self.titles = titles
  }

  /// Changes the title of a task, or adds one at the end if the row is nil.
  public func save(_ title: String, row: Int?) {
    if let row { titles[row] = title } else { titles.append(title) }
  }

  /// Removes a task.
  public func remove(row: Int) {
    titles.remove(at: row)
  }
}
