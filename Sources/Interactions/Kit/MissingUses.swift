extension Interacting {
  /// The names of the optional properties that are nil. For a weak reference, nothing was passed to `use(_:)`, or it has
  /// been deallocated.
  ///
  /// A weak reference that was never set makes an interaction silently do nothing. An assertion in a debug build finds
  /// its name here. `Mirror` does not distinguish weak references, so state that is nil is listed, too. A test uses
  /// `InteractionsRules.missingUses` of `QuartetTesting`, which lists weak references only.
  public var missingUses: [String] { nilProperties(of: self) }
}

extension Navigating {
  /// The names of the optional properties that are nil, as for an interaction.
  public var missingUses: [String] { nilProperties(of: self) }
}

private func nilProperties(of object: AnyObject) -> [String] {
  Mirror(reflecting: object).children
    .filter {
      Mirror(reflecting: $0.value).displayStyle == .optional && Mirror(reflecting: $0.value).children.isEmpty
    }
    .compactMap(\.label)
}
