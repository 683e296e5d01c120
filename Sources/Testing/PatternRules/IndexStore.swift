import Foundation
import QuartetToolchain

/// The index that a debug build writes: where each symbol is declared, read, written, called and inherited.
nonisolated final class IndexStore {
  /// What some files mention, by file and place; the paths of the app's classes; and what each type of the index stores.
  typealias Contents = (occurrences: [Occurrence], classes: Set<String>, stored: [Symbol?: [Symbol]])

  /// An index that does not show the sources.
  struct Unusable: Error, CustomStringConvertible {
    let problem: String
    /// The path of the index, or of the program that has none.
    let path: String

    var description: String {
      let isXcodes = ["/Build/Products/", "/Index.noindex/"].contains(where: path.contains)
      let settings = "COMPILER_INDEX_STORE_ENABLE=YES INDEX_ENABLE_DATA_STORE=YES"
      let command =
        isXcodes ? "xcodebuild build-for-testing -scheme NAME \(settings)" : "swift build --build-tests"
      return "\(problem) Build the package for debugging: `\(command)`."
    }
  }

  /// The newest unit of a source file: its module, the names of its records, and when it was written.
  private typealias Unit = (module: String, records: [String], date: Date)

  private let path: String
  private let library: IndexLibrary
  private let store: IndexLibrary.Handle?
  private var units: [String: Unit] = [:]
  /// Every symbol that a module of the index declares or that a file mentioned, by its USR. Nothing changes them after the
  /// index was read.
  private var symbols: [String: Symbol] = [:]
  private var classes: Set<String> = []
  private var stored: [Symbol?: [Symbol]] = [:]

  private static let lock = NSLock()
  // Accessed only while the lock is held.
  nonisolated(unsafe) private static var read: [String: IndexStore] = [:]

  /// The contents of the index that is nearest to this program, for some files of a folder. A process reads it once.
  ///
  /// - Throws: ``Unusable`` if one of the files is not in the index, or newer than it.
  static func contents(of files: [String], in folder: String) throws -> Contents {
    let path = try path()
    return try lock.withLock {
      let index = try read[path] ?? IndexStore(at: path)
      read[path] = index
      return try index.read(files, in: folder)
    }
  }

  /// Reads the declarations of an index.
  init(at path: String) throws {
    self.path = path
    library = try IndexLibrary(for: path)
    store = library.openStore(path, nil)
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(path)/v5/units") {
      guard let unit = library.openUnit(store, name, nil) else { continue }
      defer { library.closeUnit(unit) }
      let file = IndexLibrary.string(library.mainFile(unit))
      // Units of deleted files stay in the index.
      guard let date = Self.date(of: "\(path)/v5/units/\(name)"), Self.date(of: file) != nil,
        units[file].map({ $0.date < date }) ?? true
      else { continue }
      var records: [String] = []
      IndexLibrary.forEach(library.eachDependency, of: unit) { dependency in
        guard library.dependencyKind(dependency) == 2 else { return }
        records.append(IndexLibrary.string(library.dependencyName(dependency)))
      }
      units[file] = (IndexLibrary.string(library.module(unit)), records, date)
    }
    for unit in units.values {
      forEachOccurrence(in: unit, declaring: true) { symbol, roles, relations, _ in
        symbol.learn(roles, relations, in: unit.module)
      }
    }
    for symbol in symbols.values { symbol.joinExtended() }
    classes = Set(symbols.values.filter { $0.kind == .classType && $0.isApps }.map(\.path))
    stored = Dictionary(grouping: symbols.values.filter(\.isStored), by: \.parent)
  }

  /// The path of the index that is nearest to a program, in the folders of SwiftPM's own build system, of Xcode, and of
  /// Swift Build.
  static func path(near programs: [URL] = BuildProducts.folders) throws -> String {
    let folders = programs.flatMap(\.withFoldersAbove).map(\.path)
    let paths = folders.flatMap { ["\($0)/index/store", "\($0)/Index.noindex/DataStore", $0] }
    guard let path = paths.first(where: { FileManager.default.fileExists(atPath: "\($0)/v5/units") }) else {
      let beside = programs.map(\.path).joined(separator: " and ")
      throw Unusable(problem: "There is no index beside \(beside).", path: beside)
    }
    return path
  }

  private static func date(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// Calls a closure for each place in a unit that mentions a symbol, or for those that say something of the symbol.
  private func forEachOccurrence(
    in unit: Unit, declaring: Bool = false,
    _ body: (Symbol, Roles, [Occurrence.Relation], IndexLibrary.Handle) -> Void
  ) {
    for name in unit.records {
      guard let record = library.openRecord(store, name, nil) else { continue }
      defer { library.closeRecord(record) }
      var known: [IndexLibrary.Handle: Symbol] = [:]
      func symbol(_ handle: IndexLibrary.Handle) -> Symbol {
        if let symbol = known[handle] { return symbol }
        let usr = IndexLibrary.string(library.usr(handle))
        let symbol =
          symbols[usr]
          ?? Symbol(
            usr: usr, name: IndexLibrary.string(library.name(handle)),
            kind: .init(rawValue: library.kind(handle)) ?? .other)
        (known[handle], symbols[usr]) = (symbol, symbol)
        return symbol
      }
      IndexLibrary.forEach(library.eachOccurrence, of: record) { handle in
        let roles = Roles(rawValue: library.roles(handle))
        guard !declaring || !roles.isDisjoint(with: .declaring),
          let mentioned = library.symbol(handle).map(symbol)
        else { return }
        var relations: [Occurrence.Relation] = []
        IndexLibrary.forEach(library.eachRelation, of: handle) { relation in
          guard let other = library.relatedSymbol(relation).map(symbol) else { return }
          relations.append((Roles(rawValue: library.relatedRoles(relation)), other))
        }
        body(mentioned, roles, relations, handle)
      }
    }
  }

  /// The contents for some files of a folder.
  func read(_ files: [String], in folder: String) throws -> Contents {
    var occurrences: [Occurrence] = []
    for path in files {
      let file = "\(folder)/\(path)"
      guard let unit = units[file] else {
        throw Unusable(problem: "\(file) is not in the index \(self.path).", path: self.path)
      }
      guard let date = Self.date(of: file), date <= unit.date else {
        throw Unusable(problem: "\(file) has changed since it was indexed.", path: self.path)
      }
      let source = try Source(path, in: folder)
      forEachOccurrence(in: unit) { symbol, roles, relations, handle in
        var (line, column): (UInt32, UInt32) = (0, 0)
        library.place(handle, &line, &column)
        let occurrence = Occurrence(
          symbol: symbol, roles: roles, relations: relations, source: source, line: Int(line),
          column: Int(column))
        source.add(occurrence)
        occurrences.append(occurrence)
      }
    }
    occurrences.sort { ($0.source.path, $0.line, $0.column) < ($1.source.path, $1.line, $1.column) }
    return (occurrences, classes, stored)
  }
}
