import Foundation
import QuartetToolchain

/// The compiler's index of the modules in a folder.
nonisolated struct ModuleIndex {
  /// The path from the package's folder.
  let folder: String
  /// Everything that the folder mentions, by file and place.
  let uses: [Occurrence]
  /// The types that the folder declares, without their code.
  let types: [Component]
  /// The paths of the classes that the app declares, in any module.
  let classesOfApp: Set<String>
  /// The properties of each type that store something, in any module.
  let stored: [Symbol?: [Symbol]]

  /// Reads the index of a folder of the package of a file.
  init(of folder: String, file: String) throws {
    self.folder = folder
    let root = PackageFolder.url(of: file).path
    let files = PackageFolder.files(in: folder, suffix: ".swift", file: file)
    guard !files.isEmpty else {
      throw NothingToCheck(problem: "There is no Swift file in \(root)/\(folder).")
    }
    (uses, classesOfApp, stored) = try IndexStore.contents(of: files, in: root)
    let defined = uses.filter(\.isDefinition)
    let contents = Dictionary(grouping: uses) { $0.function }
    let bounds = Self.bounds(uses)
    let properties = Dictionary(grouping: defined.filter(\.symbol.isStored)) { $0.symbol.owner }
    types = defined.filter(\.symbol.kind.isType).map { type in
      let properties = properties[type.symbol, default: []].map { property in
        let mentioned = contents[property.symbol, default: []].map(\.symbol)
        let types = Set(mentioned.filter(\.kind.isType)).union(mentioned.flatMap { bounds[$0] ?? [] })
        return Property(
          definition: property,
          types: types.union(types.filter { $0.kind == .protocolType }.flatMap(\.ancestors)),
          isMadeHere: mentioned.contains { $0.kind == .initializer })
      }
      return Component(type: type.symbol, definition: type, properties: properties)
    }
  }

  /// The protocols that generic parameters have to conform to.
  private static func bounds(_ uses: [Occurrence]) -> [Symbol: Set<Symbol>] {
    var bounds: [Symbol: Set<Symbol>] = [:]
    var parameter: Symbol?
    for use in uses where use.related([.containedBy, .baseOf]) == nil && !use.roles.contains(.implicit) {
      if use.symbol.kind == .protocolType {
        if let parameter { bounds[parameter, default: []].insert(use.symbol) }
      } else {
        parameter = use.symbol.usr.hasSuffix("mfp") ? use.symbol : nil
      }
    }
    return bounds
  }

  /// The functions that make an alert.
  var alertMakers: Set<Symbol> {
    Set(uses.filter { $0.made?.name == "UIAlertController" }.compactMap(\.function))
  }

  /// The types that stand for an associated type of a protocol.
  func associated(_ name: String, of kitProtocol: String) -> Set<Symbol> {
    let found = uses.indices.filter { place in
      let named = uses[place].related(.overrideOf)
      return uses[place].isDefinition && named?.name == name && named?.usr.contains(kitProtocol) == true
    }
    return Set(
      found.compactMap { place in
        let use = uses[place]
        guard use.symbol.kind == .alias else { return use.symbol }
        return uses[place...].prefix { $0.source === use.source && $0.line == use.line }
          .last(where: \.symbol.kind.isType)?.symbol
      })
  }

  /// The types in the declaration of each type, such as generic arguments of its superclass.
  var headers: [Symbol: [Symbol]] {
    let starts = uses.indices.filter { uses[$0].isDefinition && uses[$0].symbol.kind.isType }
    let headers = starts.map { start in
      let header = uses[(start + 1)...].prefix { use in
        !use.isDefinition || use.roles.contains(.implicit) || use.symbol.kind == .alias
      }
      return (uses[start].symbol, header.map(\.symbol))
    }
    return Dictionary(headers) { first, _ in first }
  }

  /// The functions outside of the components that change a property of some types, whether directly or through another
  /// function.
  func changingFunctions(of types: Set<Symbol>, outside components: Set<Symbol>) -> Set<Symbol> {
    let outside = uses.filter { !$0.isInInitializer && $0.enclosing(where: components.contains) == nil }
    return outside.functions { $0.changesValue && $0.symbol.owner.map(types.contains) == true }
  }
}

nonisolated extension [Occurrence] {
  /// The functions with an occurrence for which a closure returns true, and those among these that call one of them, whether
  /// directly or not.
  func functions(where isWanted: (Occurrence) -> Bool) -> Set<Symbol> {
    var found = Set(filter(isWanted).compactMap(\.function))
    var count = 0
    while found.count > count {
      count = found.count
      found.formUnion(filter { found.contains($0.symbol) }.compactMap(\.function))
    }
    return found
  }
}
