extension Interacting {
  /// The names of the references that are nil: nothing was passed to `use(_:)` for them, or it has been deallocated.
  ///
  /// A weak reference that was never set makes an interaction silently do nothing. A test shows the screen and
  /// compares this with an empty array, and so can an assertion in a debug build.
  public var missingUses: [String] { nilReferences(of: self) }
}

extension Navigating {
  /// The names of the references that are nil: nothing was passed to `use(_:)` for them, or it has been deallocated.
  public var missingUses: [String] { nilReferences(of: self) }
}

private func nilReferences(of object: AnyObject) -> [String] {
  Mirror(reflecting: object).children
    .filter {
      Mirror(reflecting: $0.value).displayStyle == .optional && Mirror(reflecting: $0.value).children.isEmpty
    }
    .compactMap(\.label)
}
