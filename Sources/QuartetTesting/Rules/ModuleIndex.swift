#if os(Linux) || os(macOS)
  import Foundation

  /// What the compiler knows about the modules in a folder, as questions that the rules ask.
  nonisolated struct ModuleIndex {
    typealias Symbol = IndexStore.Symbol
    typealias Occurrence = IndexStore.Occurrence

    /// A type of the folder.
    struct Component {
      let type: Symbol
      let definition: Occurrence
      /// Its superclasses and protocols, also those of other modules.
      let ancestors: Set<Symbol>
      /// Its declarations, with those of its extensions and of types inside that have no role.
      var members: [Occurrence] = []
      /// What its code mentions.
      var uses: [Occurrence] = []

      var isClass: Bool { type.kind == .classType }

      /// Whether its name ends so, without what follows an underscore.
      func isNamed(_ suffixes: String...) -> Bool {
        suffixes.contains { type.name.prefix { $0 != "_" }.hasSuffix($0) }
      }

      /// Whether it conforms to a protocol whose name ends so.
      func isA(_ suffixes: String...) -> Bool {
        ancestors.contains { base in
          base.kind == .protocolType && suffixes.contains(where: base.name.hasSuffix)
        }
      }
    }

    /// A property that stores something.
    struct Property {
      let definition: Occurrence
      let isConstant: Bool
      /// "weak" or "unowned"; nil for a strong reference or a value.
      let ownership: String?
      /// The types in its type, and in the initial value.
      let types: Set<Symbol>
      let paths: Set<String>
      /// Whether its declaration makes what it stores.
      let isMadeHere: Bool

      var isReference: Bool { types.contains { [.classType, .protocolType].contains($0.kind) } }

      /// Whether its type has a name that ends so.
      func has(_ suffixes: String...) -> Bool {
        paths.union(types.map(\.name)).contains { name in suffixes.contains(where: name.hasSuffix) }
      }

      /// Whether it keeps data: no object, no closure, no constant, and nothing of UIKit or about layout.
      var isData: Bool {
        let names = paths.compactMap { $0.split(separator: ".").last }
        return !isConstant && ownership == nil && !names.isEmpty && !isReference
          && !names.contains { name in ["CG", "UI", "NS"].contains(where: name.hasPrefix) }
      }
    }

    /// Everything that the folder mentions, by file and place.
    let uses: [Occurrence]
    /// The types that the folder declares.
    private(set) var types: [Component] = []
    private let definitions: [Symbol: Occurrence]
    private var parents: [Symbol: Symbol] = [:]
    private var bases: [Symbol: Set<Symbol>] = [:]
    private var stored: Set<Symbol> = []
    private var properties: [Symbol: [Property]] = [:]
    /// The requirements of protocols that methods of UIKit fulfil.
    private var fulfilled: Set<Symbol> = []
    private let contents: [Symbol: [Occurrence]]
    private let places: [String: [Occurrence]]
    private let lines: [String: [Substring]]
    private let root: String

    /// Reads the index of a folder of the package of a file.
    init(of folder: String, file: String) throws {
      let root = PackageFolder.url(of: file).path
      let files = PackageFolder.files(in: folder, suffix: ".swift", file: file).map { "\(root)/\($0)" }
      guard !files.isEmpty else {
        throw NothingToCheck(problem: "There is no Swift file in \(root)/\(folder).")
      }
      let all = try IndexStore().occurrences(in: files)
      let checked = Set(files)
      let uses = all.filter { checked.contains($0.file) }
        .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
      (self.root, self.uses) = (root, uses)
      definitions = Dictionary(
        all.filter { $0.roles.contains(.definition) }.map { ($0.symbol, $0) }, uniquingKeysWith: { $1 })
      contents = Dictionary(grouping: uses) { $0.related(.containedBy) ?? $0.symbol }
      places = Dictionary(grouping: uses) { Self.place($0.file, $0.line, $0.column) }
      lines = try Dictionary(
        uniqueKeysWithValues: files.map { file in
          let text = try String(contentsOfFile: file, encoding: .utf8)
          return (file, text.split(separator: "\n", omittingEmptySubsequences: false))
        })
      for occurrence in all {
        let symbol = occurrence.symbol
        for (roles, other) in occurrence.relations {
          if roles.contains(.childOf), occurrence.roles.contains(.definition) { parents[symbol] = other }
          if roles.contains(.extendedBy) { parents[other] = symbol }
          if roles.contains(.baseOf) { bases[other, default: []].insert(symbol) }
          if roles.contains(.overrideOf), isUIKits(symbol) { fulfilled.insert(other) }
          if roles.contains(.accessorOf), occurrence.roles.contains([.definition, .implicit]) {
            stored.insert(other)
          }
        }
      }
      // A conformance in an extension is recorded with the extension.
      for (type, found) in bases where type.kind == .typeExtension {
        if let extended = parents[type] { bases[extended, default: []].formUnion(found) }
      }
      let defined = uses.filter { $0.roles.contains(.definition) }
      types = defined.filter { $0.symbol.kind.isType }
        .map { Component(type: $0.symbol, definition: $0, ancestors: ancestors(of: $0.symbol)) }
      let bounds = boundsOfParameters
      for use in defined where use.symbol.kind == .property && stored.contains(use.symbol) {
        if let owner = owner(of: use.symbol) { properties[owner, default: []].append(property(use, bounds)) }
      }
    }

    private static func place(_ file: String, _ line: Int, _ column: Int) -> String {
      "\(line):\(column) \(file)"
    }

    // MARK: Types

    /// The superclasses and protocols of a type, whether directly or not.
    func ancestors(of type: Symbol) -> Set<Symbol> {
      var (found, next): (Set<Symbol>, [Symbol]) = ([], [type])
      while let type = next.popLast() {
        for base in bases[type] ?? [] where found.insert(base).inserted { next.append(base) }
      }
      return found
    }

    /// The type whose member a declaration is; nil for one that is not in the index.
    func owner(of symbol: Symbol) -> Symbol? {
      var parent = parents[symbol]
      while let next = parent, !next.kind.isType { parent = parents[next] }
      return parent
    }

    private func module(of symbol: Symbol) -> String {
      if let definition = definitions[symbol] { return definition.module }
      if ["c:objc(cs)UI", "c:objc(pl)UI", "c:@E@UI"].contains(where: symbol.usr.hasPrefix) { return "UIKit" }
      let name = symbol.usr.dropFirst(2).drop(while: \.isNumber)
      return String(name.prefix(Int(symbol.usr.dropFirst(2).prefix(while: \.isNumber)) ?? 0))
    }

    /// Whether it is a type or a member of UIKit.
    func isUIKits(_ symbol: Symbol) -> Bool { ["UIKit", "HeadlessUIKit"].contains(module(of: symbol)) }

    private func isKits(_ symbol: Symbol) -> Bool {
      ["Interactions", "PortableUIKit", "RoundTable", "RVBKit", "VIPERKit", "VIPERPresenterKit"].contains(
        module(of: symbol))
    }

    /// Whether the app or one of its packages declares it: not the system, UIKit or a kit.
    func isApps(_ symbol: Symbol) -> Bool {
      definitions[symbol] != nil && !isUIKits(symbol) && !isKits(symbol)
    }

    /// The classes of the app by their paths.
    var appClasses: [String: Symbol] {
      let classes = definitions.keys.filter { $0.kind == .classType && isApps($0) }
      return Dictionary(classes.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The types that stand for an associated type of a protocol.
    func associated(_ name: String, of kitProtocol: String) -> Set<Symbol> {
      let found = uses.filter { use in
        let named = use.related(.overrideOf)
        return use.roles.contains(.definition) && named?.name == name
          && named?.usr.contains(kitProtocol) == true
      }
      return Set(
        found.compactMap { use in
          guard use.symbol.kind == .alias else { return use.symbol }
          return uses.last { $0.file == use.file && $0.line == use.line && $0.symbol.kind.isType }?.symbol
        })
    }

    /// The types that are properties of a type, by their paths.
    func propertyPaths(of type: Symbol) -> Set<String> {
      stored.filter { parents[$0] == type }.reduce(into: []) { $0.formUnion($1.typePaths) }
    }

    /// The types in the declaration of a type, such as generic arguments of its superclass.
    func header(of component: Component) -> [Symbol] {
      let start = uses.firstIndex { $0.symbol == component.type && $0.roles.contains(.definition) } ?? 0
      return uses[(start + 1)...].prefix { use in
        !use.roles.contains(.definition) || use.roles.contains(.implicit) || use.symbol.kind == .alias
      }.map(\.symbol)
    }

    /// The protocols that generic parameters have to conform to.
    private var boundsOfParameters: [Symbol: Set<Symbol>] {
      var bounds: [Symbol: Set<Symbol>] = [:]
      var parameter: Symbol?
      for use in uses where use.related([.containedBy, .baseOf]) == nil && !use.roles.contains(.implicit) {
        if use.symbol.usr.hasSuffix("mfp") {
          parameter = use.symbol
        } else if use.symbol.kind != .protocolType {
          parameter = nil
        }
        if let parameter, use.symbol.kind == .protocolType {
          bounds[parameter, default: []].insert(use.symbol)
        }
      }
      return bounds
    }

    // MARK: Members

    /// The properties of a type of the folder that store something.
    func properties(of type: Symbol) -> [Property] { properties[type] ?? [] }

    private func property(_ definition: Occurrence, _ bounds: [Symbol: Set<Symbol>]) -> Property {
      let words = words(before: definition)
      let mentioned = contents(of: definition.symbol).map(\.symbol)
      let types = Set(mentioned.filter(\.kind.isType) + mentioned.flatMap { bounds[$0] ?? [] })
      return Property(
        definition: definition, isConstant: words.contains("let"),
        ownership: ["weak", "unowned"].first { kind in words.contains { $0.hasPrefix(kind) } },
        types: types.union(types.flatMap { $0.kind == .protocolType ? ancestors(of: $0) : [] }),
        paths: definition.symbol.typePaths, isMadeHere: mentioned.contains { $0.kind == .initializer })
    }

    /// The methods and initializers of a type and of its extensions.
    func functions(of component: Component) -> [Occurrence] {
      component.members.filter {
        [.method, .classMethod, .staticMethod, .initializer].contains($0.symbol.kind)
          && !$0.roles.contains(.implicit) && $0.related(.accessorOf) == nil
          && owner(of: $0.symbol) == component.type
      }
    }

    /// The words before an occurrence on its line, such as "private weak var".
    func words(before use: Occurrence) -> [String] { text(before: use).split { $0 == " " }.map(String.init) }

    private func text(before use: Occurrence) -> String {
      String(decoding: lines[use.file, default: []][use.line - 1].utf8.prefix(use.column - 1), as: UTF8.self)
    }

    // MARK: Code

    /// What a function or a property mentions.
    func contents(of symbol: Symbol) -> [Occurrence] { contents[symbol] ?? [] }

    /// The type around a declaration or a use that has a role, if any has.
    func component(around use: Occurrence, where hasRole: (Symbol) -> Bool) -> Symbol? {
      var around =
        use.roles.contains(.definition) ? parents[use.symbol] : use.related([.containedBy, .childOf])
      while let next = around, !hasRole(next) { around = parents[next] }
      return around
    }

    /// The type that is named, or whose member is used.
    func touched(by use: Occurrence) -> Symbol? {
      guard use.roles.contains(.reference) else { return nil }
      return use.symbol.kind.isType ? use.symbol : use.related(.receivedBy) ?? owner(of: use.symbol)
    }

    /// The type that an initializer call makes.
    func made(by use: Occurrence) -> Symbol? {
      guard use.symbol.kind == .initializer, use.roles.contains(.call) else { return nil }
      let before = text(before: use)
      guard !before.hasSuffix("super."), !before.hasSuffix("self.") else { return nil }
      // An inherited initializer is the superclass's, but the class is named at the same place.
      let named = places[Self.place(use.file, use.line, use.column)]?.first { $0.symbol.kind.isType }
      return named?.symbol ?? owner(of: use.symbol)
    }

    /// Whether it presents, dismisses, pushes, pops or replaces screens.
    func changesHierarchy(_ use: Occurrence) -> Bool {
      let name = use.symbol.baseName
      if ["viewControllers", "rootViewController"].contains(name) {
        return isUIKits(use.symbol) && isWritten(use)
      }
      let ofUIKit = [
        "present", "dismiss", "show", "showDetailViewController", "pushViewController", "setViewControllers",
        "popViewController", "popToViewController", "popToRootViewController",
      ]
      let ofKits = [
        "push", "pop", "popTo", "popToRoot", "setRoot", "request", "close", "route", "presentChild",
      ]
      guard use.roles.contains(.call) else { return false }
      if isKits(use.symbol) { return (ofUIKit + ofKits).contains(name) }
      return ofUIKit.contains(name) && (isUIKits(use.symbol) || fulfilled.contains(use.symbol))
    }

    /// Whether a write changes something. `list[0]`, as a read, is recorded as a write of `list`.
    func isWritten(_ use: Occurrence) -> Bool {
      guard use.roles.contains(.write) else { return false }
      let text = Array(lines[use.file, default: []][use.line - 1].utf8)
      func part(at index: Int) -> Occurrence? {
        places[Self.place(use.file, use.line, index + 1)]?.first { $0.symbol.kind == .property }
      }
      var end = use.column - 1 + use.symbol.name.utf8.count
      while end < text.count {
        switch text[end] {
        case UInt8(ascii: "?"), UInt8(ascii: "!"): end += 1
        case UInt8(ascii: "."): return part(at: end + 1).map(isWritten) ?? true
        case UInt8(ascii: "["):
          guard let subscripted = part(at: end) else { return true }
          guard subscripted.roles.contains(.write) else { return false }
          var depth = 0
          repeat {
            depth += text[end] == UInt8(ascii: "[") ? 1 : text[end] == UInt8(ascii: "]") ? -1 : 0
            end += 1
          } while depth > 0 && end < text.count
        default: return true
        }
      }
      return true
    }

    /// The methods of some types that change a property of one, whether directly or through another method.
    func changingMethods(of types: Set<Symbol>) -> Set<Symbol> {
      let inside = uses.compactMap { use -> (method: Symbol, use: Occurrence)? in
        guard let method = use.related(.containedBy), method.kind != .initializer,
          let type = owner(of: method), types.contains(type),
          owner(of: use.symbol).map(types.contains) == true
        else { return nil }
        return (method, use)
      }
      var changing = Set(inside.filter { isWritten($0.use) }.map(\.method))
      var count = 0
      while changing.count > count {
        count = changing.count
        changing.formUnion(inside.filter { changing.contains($0.use.symbol) }.map(\.method))
      }
      return changing
    }

    /// Whether something in a function is inside of further braces, such as a closure's.
    func isInClosure(_ use: Occurrence, of function: Occurrence) -> Bool {
      let between =
        lines[use.file, default: []][(function.line - 1)..<(use.line - 1)].joined() + text(before: use)
      return between.count { $0 == "{" } - between.count { $0 == "}" } > 1
    }

    /// The path of a file from the package's folder.
    func path(of file: String) -> String { String(file.dropFirst(root.count + 1)) }
  }

  nonisolated extension IndexStore.Kind {
    var isType: Bool { [.enumeration, .structure, .classType, .protocolType].contains(self) }
  }

  nonisolated extension IndexStore.Symbol {
    /// The name without the parameters.
    var baseName: String { String(name.prefix { $0 != "(" }) }
  }
#endif
