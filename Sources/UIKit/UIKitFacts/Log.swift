/// Records callbacks in order.
package final class Log {
  package private(set) var entries: [String] = []

  package init() {}

  package func add(_ entry: String) { entries.append(entry) }
  package func clear() { entries = [] }

  /// Returns what was recorded since the last call, separated by spaces.
  package func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: " ")
  }

  /// The entries with a prefix, without it.
  package func entries(of name: String) -> String {
    entries.filter { $0.hasPrefix("\(name).") }.map { $0.dropFirst(name.count + 1) }.joined(separator: " ")
  }
}

/// A weak reference, to see whether an object was deallocated.
package struct Weak {
  package weak var object: AnyObject?
  package init(_ object: AnyObject?) { self.object = object }
}
