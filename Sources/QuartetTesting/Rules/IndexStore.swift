#if os(Linux) || os(macOS)
  import Foundation

  /// The index that a debug build writes: where each symbol is declared, read, written, called and inherited.
  nonisolated struct IndexStore {
    /// A declaration of any module, known by its unified symbol resolution (USR).
    final class Symbol: Hashable, Sendable {
      let usr, name: String
      let kind: Kind

      init(usr: String, name: String, kind: Kind) { (self.usr, self.name, self.kind) = (usr, name, kind) }

      static func == (one: Symbol, other: Symbol) -> Bool { one === other || one.usr == other.usr }
      func hash(into hasher: inout Hasher) { hasher.combine(usr) }
    }

    /// The kinds of `indexstore_symbol_kind_t` that the rules distinguish.
    enum Kind: UInt32 {
      case other = 0
      case enumeration = 5
      case structure, classType, protocolType, typeExtension
      case alias = 11
      case method = 16
      case classMethod, staticMethod, property, classProperty, staticProperty, initializer
      case parameter = 25
    }

    /// `indexstore_symbol_role_t`.
    struct Roles: OptionSet {
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
    }

    /// A place in a source file that mentions a symbol.
    struct Occurrence {
      let symbol: Symbol
      let roles: Roles
      let file, module: String
      let line, column: Int
      let relations: [(roles: Roles, symbol: Symbol)]

      func related(_ roles: Roles) -> Symbol? {
        relations.first { !$0.roles.isDisjoint(with: roles) }?.symbol
      }
    }

    /// An index that does not show the sources.
    struct Unusable: Error, CustomStringConvertible {
      let problem: String

      var description: String { "\(problem) Build the package for debugging: `swift build --build-tests`." }
    }

    private typealias Handle = IndexStoreLibrary.Handle

    private let library: IndexStoreLibrary
    private let store: Handle
    private let path: String
    /// What the newest unit of each source file says: its module, the names of its records, and when it was written.
    private var units: [String: (module: String, records: [String], date: Date)] = [:]

    /// Opens the nearest index to the program that runs: SwiftPM's or Xcode's.
    init() throws {
      let starts = [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
      let folders = starts.flatMap { start in
        (0..<start.pathComponents.count).map { levels in
          (0..<levels).reduce(start) { folder, _ in folder.deletingLastPathComponent() }.path
        }
      }
      let path = folders.flatMap { ["\($0)/index/store", "\($0)/Index.noindex/DataStore"] }.first {
        FileManager.default.fileExists(atPath: "\($0)/v5")
      }
      library = try IndexStoreLibrary()
      guard let path, let store = library.openStore(path, nil) else {
        throw Unusable(problem: "There is no index beside \(starts[0].path).")
      }
      (self.store, self.path) = (store, path)
      for name in library.units(of: store) {
        guard let unit = library.openUnit(store, name, nil) else { continue }
        defer { library.closeUnit(unit) }
        let file = IndexStoreLibrary.string(library.mainFile(unit))
        // Units of deleted files stay in the index.
        guard let date = Self.date(of: "\(path)/v5/units/\(name)"), Self.date(of: file) != nil,
          units[file].map({ $0.date < date }) ?? true
        else { continue }
        var records: [String] = []
        library.forEach(library.eachDependency, of: unit) {
          if library.dependencyKind($0) == 2 {
            records.append(IndexStoreLibrary.string(library.dependencyName($0)))
          }
        }
        units[file] = (IndexStoreLibrary.string(library.moduleName(unit)), records, date)
      }
    }

    /// Everything that some files mention, and what relates the declarations of all others.
    ///
    /// - Throws: ``Unusable`` if one of the files is not in the index, or newer than it.
    func occurrences(in files: [String]) throws -> [Occurrence] {
      for file in files {
        guard let unit = units[file] else { throw Unusable(problem: "\(file) is not in the index \(path).") }
        if let date = Self.date(of: file), date > unit.date {
          throw Unusable(problem: "\(file) has changed since it was indexed.")
        }
      }
      let checked = Set(files)
      var found: [Occurrence] = []
      var symbols: [String: Symbol] = [:]
      for (file, unit) in units {
        for name in unit.records {
          guard let record = library.openRecord(store, name, nil) else { continue }
          defer { library.closeRecord(record) }
          var known: [Handle: Symbol] = [:]
          library.forEach(library.eachOccurrence, of: record) { handle in
            let roles = Roles(rawValue: library.roles(handle))
            guard checked.contains(file) || !roles.isDisjoint(with: [.definition, .baseOf, .overrideOf]),
              let symbol = library.symbol(handle)
            else { return }
            var relations: [(Roles, Symbol)] = []
            library.forEach(library.eachRelation, of: handle) { relation in
              guard let other = library.relationSymbol(relation) else { return }
              let roles = Roles(rawValue: library.relationRoles(relation))
              relations.append((roles, self.symbol(other, &known, &symbols)))
            }
            var (line, column): (UInt32, UInt32) = (0, 0)
            library.place(handle, &line, &column)
            found.append(
              Occurrence(
                symbol: self.symbol(symbol, &known, &symbols), roles: roles, file: file, module: unit.module,
                line: Int(line), column: Int(column), relations: relations))
          }
        }
      }
      return found
    }

    private func symbol(
      _ handle: Handle, _ known: inout [Handle: Symbol], _ symbols: inout [String: Symbol]
    ) -> Symbol {
      if let symbol = known[handle] { return symbol }
      let usr = IndexStoreLibrary.string(library.usr(handle))
      let symbol =
        symbols[usr]
        ?? Symbol(
          usr: usr, name: IndexStoreLibrary.string(library.name(handle)),
          kind: Kind(rawValue: library.kind(handle)) ?? .other)
      (known[handle], symbols[usr]) = (symbol, symbol)
      return symbol
    }

    private static func date(of path: String) -> Date? {
      try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
  }
#endif
