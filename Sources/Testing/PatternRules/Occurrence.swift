/// `indexstore_symbol_role_t`.
nonisolated struct Roles: OptionSet {
  let rawValue: UInt64

  static let definition = Roles(rawValue: 1 << 1)
  static let reference = Roles(rawValue: 1 << 2)
  static let write = Roles(rawValue: 1 << 4)
  static let call = Roles(rawValue: 1 << 5)
  static let implicit = Roles(rawValue: 1 << 8)
  static let childOf = Roles(rawValue: 1 << 9)
  static let baseOf = Roles(rawValue: 1 << 10)
  static let overrideOf = Roles(rawValue: 1 << 11)
  static let receivedBy = Roles(rawValue: 1 << 12)
  static let extendedBy = Roles(rawValue: 1 << 14)
  static let accessorOf = Roles(rawValue: 1 << 15)
  static let containedBy = Roles(rawValue: 1 << 16)

  /// The roles that describe the symbol itself.
  static let declaring: Roles = [.definition, .baseOf, .overrideOf, .extendedBy]
}

/// A place in a source file that declares or mentions a symbol.
nonisolated struct Occurrence {
  typealias Relation = (roles: Roles, symbol: Symbol)

  let symbol: Symbol
  let roles: Roles
  let relations: [Relation]
  let source: Source
  /// From 1, in bytes.
  let line, column: Int
  /// The component whose code it is in.
  var component: Symbol?

  func related(_ roles: Roles) -> Symbol? {
    relations.first { !$0.roles.isDisjoint(with: roles) }?.symbol
  }

  /// The function or the property whose code it is in.
  var function: Symbol? { related(.containedBy) }
  var isInInitializer: Bool { function?.kind == .initializer }
  var isDefinition: Bool { roles.contains(.definition) }
  var isCall: Bool { roles.contains(.call) }
  /// Whether it declares a getter or a setter.
  var isAccessor: Bool { related(.accessorOf) != nil }

  /// The nearest declaration around it for which a closure returns true.
  func enclosing(where isWanted: (Symbol) -> Bool) -> Symbol? {
    let around = isDefinition ? symbol.parent : related([.containedBy, .childOf])
    return around.flatMap { sequence(first: $0) { $0.parent }.first(where: isWanted) }
  }

  /// The type that is named, or whose member is used.
  var touched: Symbol? {
    guard roles.contains(.reference) else { return nil }
    return symbol.kind.isType ? symbol : related(.receivedBy) ?? symbol.owner
  }

  /// The type that an initializer call makes.
  var made: Symbol? {
    guard symbol.kind == .initializer, isCall else { return nil }
    let before = source.text(before: self)
    guard !before.hasSuffix("super."), !before.hasSuffix("self.") else { return nil }
    // An inherited initializer is the superclass's, but the class is named at the same place.
    return source.type(at: line, column) ?? symbol.owner
  }

  /// Whether it presents, dismisses, pushes, pops or replaces screens.
  var changesHierarchy: Bool {
    ["viewControllers", "rootViewController"].contains(symbol.name)
      ? symbol.isUIKits && changesValue : isCall && symbol.changesHierarchy
  }

  /// Whether it is a write that changes something. `list[0]`, as a read, is recorded as a write of `list`.
  var changesValue: Bool { roles.contains(.write) && source.isChanged(symbol, line, column) }

  /// The words before it on its line, such as "private weak var", without those of declarations that end before it.
  var words: [String] {
    let text = source.text(before: self).split(separator: ";", omittingEmptySubsequences: false).last ?? ""
    return text.split { $0 == " " }.map(String.init)
  }
}
