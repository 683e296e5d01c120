/// A type of the folder.
nonisolated struct Component {
  let type: Symbol
  let definition: Occurrence
  /// Those that store something, those of extensions excepted.
  let properties: [Property]
  /// Its declarations, with those of its extensions and of types inside that have no role.
  var members: [Occurrence] = []
  /// The symbols that its code mentions.
  var uses: [Occurrence] = []

  /// Its superclasses and protocols, also those of other modules.
  var ancestors: Set<Symbol> { type.ancestors }
  var isClass: Bool { type.kind == .classType }

  /// The methods and initializers of it and of its extensions.
  var functions: [Occurrence] {
    members.filter {
      [.method, .classMethod, .staticMethod, .initializer].contains($0.symbol.kind)
        && !$0.roles.contains(.implicit) && !$0.isAccessor && $0.symbol.owner == type
    }
  }

  /// Whether its name ends so, without what follows an underscore.
  func isNamed(_ suffixes: String...) -> Bool {
    suffixes.contains(where: type.name.prefix { $0 != "_" }.hasSuffix)
  }

  /// Whether it conforms to a protocol whose name ends so.
  func isA(_ suffixes: String...) -> Bool {
    ancestors.contains { base in
      base.kind == .protocolType && suffixes.contains(where: base.name.hasSuffix)
    }
  }
}

/// A property that stores something.
nonisolated struct Property {
  let definition: Occurrence
  /// The types in its declaration, and the protocols that these inherit from.
  let types: Set<Symbol>
  /// Whether its declaration makes what it stores.
  let isMadeHere: Bool

  /// The paths of the types in its type.
  var paths: Set<String> { definition.symbol.typePaths }
  var isConstant: Bool { definition.words.contains("let") }
  /// "weak" or "unowned"; nil for a strong reference or a value.
  var ownership: String? {
    ["weak", "unowned"].first { kind in definition.words.contains { $0.hasPrefix(kind) } }
  }
  var isReference: Bool { types.contains(where: \.kind.isReference) }

  /// Whether its type has a name that ends so.
  func has(_ suffixes: String...) -> Bool {
    paths.union(types.map(\.name)).contains { name in suffixes.contains(where: name.hasSuffix) }
  }

  /// Whether it keeps data: no object, no closure, no constant, and nothing of UIKit or about layout.
  var isData: Bool {
    let names = paths.compactMap { $0.split(separator: ".").last }
    return !isConstant && ownership == nil && !names.isEmpty && !isReference && !definition.symbol.isClosure
      && !names.contains { name in ["CG", "UI", "NS"].contains(where: name.hasPrefix) }
  }
}
