import Foundation

/// The index that a debug build writes: where each symbol is declared, read, written, called and inherited.
nonisolated struct IndexStore {
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

  private typealias Library = IndexStoreLibrary

  private let library: Library
  private let store: Library.Handle
  private let path: String

  /// Opens an index.
  init(at path: String) throws {
    library = try Library()
    let openStore: Library.OpenStore = try library.function("store_create")
    guard let store = openStore(path, nil) else {
      throw Unusable(problem: "There is no index at \(path).", path: path)
    }
    (self.store, self.path) = (store, path)
  }

  /// The path of the index that is nearest to a program: SwiftPM's or Xcode's.
  static func path(
    near programs: [URL] = [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
  ) throws -> String {
    let folders = programs.flatMap { program in
      sequence(first: program) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.map(\.path)
    }
    let paths = folders.flatMap { ["\($0)/index/store", "\($0)/Index.noindex/DataStore"] }
    guard let path = paths.first(where: { FileManager.default.fileExists(atPath: "\($0)/v5") }) else {
      let beside = programs.map(\.path).joined(separator: " and ")
      throw Unusable(problem: "There is no index beside \(beside).", path: beside)
    }
    return path
  }

  /// What the newest unit of a source file says: its module, the names of its records, and when it was written.
  private typealias Unit = (module: String, records: [String], date: Date)

  private func units() throws -> [String: Unit] {
    let open: Library.Open = try library.function("unit_reader_create")
    let close: Library.Close = try library.function("unit_reader_dispose")
    let mainFile: Library.Text = try library.function("unit_reader_get_main_file")
    let module: Library.Text = try library.function("unit_reader_get_module_name")
    let eachDependency: Library.Each = try library.function("unit_reader_dependencies_apply_f")
    let kind: Library.Number = try library.function("unit_dependency_get_kind")
    let name: Library.Text = try library.function("unit_dependency_get_name")
    var units: [String: Unit] = [:]
    for unitName in try FileManager.default.contentsOfDirectory(atPath: "\(path)/v5/units") {
      guard let unit = open(store, unitName, nil) else { continue }
      defer { close(unit) }
      let file = Library.string(mainFile(unit))
      // Units of deleted files stay in the index.
      guard let date = Self.date(of: "\(path)/v5/units/\(unitName)"), Self.date(of: file) != nil,
        units[file].map({ $0.date < date }) ?? true
      else { continue }
      var records: [String] = []
      Library.forEach(eachDependency, of: unit) {
        if kind($0) == 2 { records.append(Library.string(name($0))) }
      }
      units[file] = (Library.string(module(unit)), records, date)
    }
    return units
  }

  private static func date(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// Everything that some files of a folder mention, by file and place, and every symbol of the index.
  ///
  /// - Throws: ``Unusable`` if one of the files is not in the index, or newer than it.
  func read(_ files: [String], in folder: String) throws -> (occurrences: [Occurrence], symbols: [Symbol]) {
    let units = try units()
    var sources: [String: Source] = [:]
    for path in files {
      let file = "\(folder)/\(path)"
      guard let unit = units[file] else {
        throw Unusable(problem: "\(file) is not in the index \(self.path).", path: self.path)
      }
      guard let date = Self.date(of: file), date <= unit.date else {
        throw Unusable(problem: "\(file) has changed since it was indexed.", path: self.path)
      }
      sources[file] = try Source(path, in: folder)
    }
    let open: Library.Open = try library.function("record_reader_create")
    let close: Library.Close = try library.function("record_reader_dispose")
    let eachOccurrence: Library.Each = try library.function("record_reader_occurrences_apply_f")
    let mentionedSymbol: Library.Part = try library.function("occurrence_get_symbol")
    let roles: Library.Flags = try library.function("occurrence_get_roles")
    let place: Library.Place = try library.function("occurrence_get_line_col")
    let eachRelation: Library.Each = try library.function("occurrence_relations_apply_f")
    let relatedSymbol: Library.Part = try library.function("symbol_relation_get_symbol")
    let relatedRoles: Library.Flags = try library.function("symbol_relation_get_roles")
    let usr: Library.Text = try library.function("symbol_get_usr")
    let name: Library.Text = try library.function("symbol_get_name")
    let kind: Library.Number = try library.function("symbol_get_kind")

    var occurrences: [Occurrence] = []
    var symbols: [String: Symbol] = [:]
    for (file, unit) in units {
      let source = sources[file]
      for recordName in unit.records {
        guard let record = open(store, recordName, nil) else { continue }
        defer { close(record) }
        var known: [Library.Handle: Symbol] = [:]
        func symbol(_ handle: Library.Handle) -> Symbol {
          if let symbol = known[handle] { return symbol }
          let (usr, name) = (Library.string(usr(handle)), Library.string(name(handle)))
          let symbol =
            symbols[usr] ?? Symbol(usr: usr, name: name, kind: .init(rawValue: kind(handle)) ?? .other)
          (known[handle], symbols[usr]) = (symbol, symbol)
          return symbol
        }
        Library.forEach(eachOccurrence, of: record) { handle in
          let roles = Roles(rawValue: roles(handle))
          guard source != nil || !roles.isDisjoint(with: [.definition, .baseOf, .overrideOf]),
            let mentioned = mentionedSymbol(handle).map(symbol)
          else { return }
          var relations: [Occurrence.Relation] = []
          Library.forEach(eachRelation, of: handle) { relation in
            guard let other = relatedSymbol(relation).map(symbol) else { return }
            relations.append((Roles(rawValue: relatedRoles(relation)), other))
          }
          mentioned.learn(roles, relations, in: unit.module)
          guard let source else { return }
          var (line, column): (UInt32, UInt32) = (0, 0)
          place(handle, &line, &column)
          occurrences.append(
            Occurrence(
              symbol: mentioned, roles: roles, relations: relations, source: source, line: Int(line),
              column: Int(column)))
        }
      }
    }
    occurrences.sort { ($0.source.path, $0.line, $0.column) < ($1.source.path, $1.line, $1.column) }
    for occurrence in occurrences { occurrence.source.add(occurrence) }
    for symbol in symbols.values { symbol.joinExtended() }
    return (occurrences, Array(symbols.values))
  }
}
