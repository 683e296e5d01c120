import Foundation

/// The index that a debug build writes: where each symbol is declared, read, written, called and inherited.
///
/// Every toolchain has the library that reads it, but not its header. So these are the types of its functions. `iovec`
/// has the layout of `indexstore_string_ref_t`: a pointer and a length.
nonisolated struct IndexStore {
  private typealias Handle = UnsafeMutableRawPointer
  private typealias OpenStore = @convention(c) (UnsafePointer<CChar>, Handle?) -> Handle?
  private typealias Open = @convention(c) (Handle?, UnsafePointer<CChar>, Handle?) -> Handle?
  private typealias Close = @convention(c) (Handle?) -> Void
  private typealias Text = @convention(c) (Handle?) -> iovec
  private typealias Number = @convention(c) (Handle?) -> UInt32
  private typealias Flags = @convention(c) (Handle?) -> UInt64
  private typealias Part = @convention(c) (Handle?) -> Handle?
  private typealias Place =
    @convention(c) (Handle?, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  private typealias Each =
    @convention(c) (Handle?, Handle?, @convention(c) (Handle?, Handle?) -> Bool) -> Bool

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

  private let path: String
  private let libraries: String
  private let library: Handle?

  /// Opens the library beside the compiler that is in the path, for an index.
  init(at path: String) throws {
    let libraries = URL(fileURLWithPath: try Toolchain.paths().runtimeResourcePath)
      .deletingLastPathComponent()
    (self.path, self.libraries) = (path, libraries.path)
    library =
      ["so", "dylib"].lazy.compactMap { dlopen("\(libraries.path)/libIndexStore.\($0)", RTLD_LAZY) }.first
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

  /// A function of `indexstore.h`, without "indexstore_".
  private func function<Function>(_ name: String) throws -> Function {
    guard let library, let address = dlsym(library, "indexstore_" + name) else {
      throw Unusable(problem: "There is no usable libIndexStore in \(libraries).", path: path)
    }
    return unsafeBitCast(address, to: Function.self)
  }

  /// Calls a closure for each thing that a function of the library visits.
  private static func forEach(_ each: Each, of handle: Handle, _ body: (Handle) -> Void) {
    withoutActuallyEscaping(body) { body in
      withUnsafePointer(to: body) { context in
        _ = each(handle, Handle(mutating: context)) { context, handle in
          if let handle { context?.assumingMemoryBound(to: ((Handle) -> Void).self).pointee(handle) }
          return true
        }
      }
    }
  }

  private static func string(_ text: iovec) -> String {
    String(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: Int(text.iov_len)), as: UTF8.self)
  }

  private static func date(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// What the newest unit of a source file says: its module, the names of its records, and when it was written.
  private typealias Unit = (module: String, records: [String], date: Date)

  private func units(of store: Handle?) throws -> [String: Unit] {
    let open: Open = try function("unit_reader_create")
    let close: Close = try function("unit_reader_dispose")
    let mainFile: Text = try function("unit_reader_get_main_file")
    let module: Text = try function("unit_reader_get_module_name")
    let eachDependency: Each = try function("unit_reader_dependencies_apply_f")
    let kind: Number = try function("unit_dependency_get_kind")
    let name: Text = try function("unit_dependency_get_name")
    var units: [String: Unit] = [:]
    for unitName in try FileManager.default.contentsOfDirectory(atPath: "\(path)/v5/units") {
      guard let unit = open(store, unitName, nil) else { continue }
      defer { close(unit) }
      let file = Self.string(mainFile(unit))
      // Units of deleted files stay in the index.
      guard let date = Self.date(of: "\(path)/v5/units/\(unitName)"), Self.date(of: file) != nil,
        units[file].map({ $0.date < date }) ?? true
      else { continue }
      var records: [String] = []
      Self.forEach(eachDependency, of: unit) { if kind($0) == 2 { records.append(Self.string(name($0))) } }
      units[file] = (Self.string(module(unit)), records, date)
    }
    return units
  }

  /// Everything that some files of a folder mention, by file and place, and every symbol of the index.
  ///
  /// - Throws: ``Unusable`` if one of the files is not in the index, or newer than it.
  func read(_ files: [String], in folder: String) throws -> (occurrences: [Occurrence], symbols: [Symbol]) {
    let openStore: OpenStore = try function("store_create")
    let store = openStore(path, nil)
    let units = try units(of: store)
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
    let open: Open = try function("record_reader_create")
    let close: Close = try function("record_reader_dispose")
    let eachOccurrence: Each = try function("record_reader_occurrences_apply_f")
    let mentionedSymbol: Part = try function("occurrence_get_symbol")
    let roles: Flags = try function("occurrence_get_roles")
    let place: Place = try function("occurrence_get_line_col")
    let eachRelation: Each = try function("occurrence_relations_apply_f")
    let relatedSymbol: Part = try function("symbol_relation_get_symbol")
    let relatedRoles: Flags = try function("symbol_relation_get_roles")
    let usr: Text = try function("symbol_get_usr")
    let name: Text = try function("symbol_get_name")
    let kind: Number = try function("symbol_get_kind")

    var occurrences: [Occurrence] = []
    var symbols: [String: Symbol] = [:]
    for (file, unit) in units {
      let source = sources[file]
      for recordName in unit.records {
        guard let record = open(store, recordName, nil) else { continue }
        defer { close(record) }
        var known: [Handle: Symbol] = [:]
        func symbol(_ handle: Handle) -> Symbol {
          if let symbol = known[handle] { return symbol }
          let (usr, name) = (Self.string(usr(handle)), Self.string(name(handle)))
          let symbol =
            symbols[usr] ?? Symbol(usr: usr, name: name, kind: .init(rawValue: kind(handle)) ?? .other)
          (known[handle], symbols[usr]) = (symbol, symbol)
          return symbol
        }
        Self.forEach(eachOccurrence, of: record) { handle in
          let roles = Roles(rawValue: roles(handle))
          guard source != nil || !roles.isDisjoint(with: .declaring),
            let mentioned = mentionedSymbol(handle).map(symbol)
          else { return }
          var relations: [Occurrence.Relation] = []
          Self.forEach(eachRelation, of: handle) { relation in
            guard let other = relatedSymbol(relation).map(symbol) else { return }
            relations.append((Roles(rawValue: relatedRoles(relation)), other))
          }
          mentioned.learn(roles, relations, in: unit.module)
          guard let source else { return }
          var (line, column): (UInt32, UInt32) = (0, 0)
          place(handle, &line, &column)
          let occurrence = Occurrence(
            symbol: mentioned, roles: roles, relations: relations, source: source, line: Int(line),
            column: Int(column))
          source.add(occurrence)
          occurrences.append(occurrence)
        }
      }
    }
    for symbol in symbols.values { symbol.joinExtended() }
    occurrences.sort { ($0.source.path, $0.line, $0.column) < ($1.source.path, $1.line, $1.column) }
    return (occurrences, Array(symbols.values))
  }
}
