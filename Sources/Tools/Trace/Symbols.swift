import Foundation
import QuartetToolchain

/// The program was linked again while it ran, so the calls that it has recorded cannot be named.
public struct ProgramChanged: Error {}

/// Finds functions of this program in its debug information, with the tools of the Swift toolchain.
nonisolated struct Symbols {
  /// The folder of the package.
  let package: String

  /// The folders below `Sources` whose functions are recorded.
  let folders: [String]

  private let program: String
  private let version: [AnyHashable?]
  private let symbolizer: Symbolizer

  /// The program is this one; tests pass another file.
  init(
    package: String, folders: [String],
    program: String = Bundle.main.executablePath ?? CommandLine.arguments[0]
  ) {
    (self.package, self.folders, self.program) = (package, folders, program)
    version = Self.version(of: program)
    symbolizer = Symbolizer(program: program)
  }

  /// The functions at addresses, and the lines of calls at others; nil for those that are not recorded, and for code
  /// that has no line. Both at once: the start of a tool takes longer than its work.
  ///
  /// - Throws: ``ProgramChanged``, or an error of ``Toolchain`` if a tool is missing.
  func find(
    functions: [UInt], calls: [UInt]
  ) throws -> (functions: [CalledFunction?], lines: [SourceLine?]) {
    let symbols = try symbols(at: functions + calls)
    return (
      try self.functions(symbols.prefix(functions.count)), symbols.dropFirst(functions.count).map(line)
    )
  }

  private func functions(_ symbols: ArraySlice<Location.Symbol?>) throws -> [CalledFunction?] {
    var functions = [CalledFunction?](repeating: nil, count: symbols.count)
    var found: [(index: Int, symbol: Location.Symbol, file: String)] = []
    for (index, symbol) in symbols.enumerated() {
      guard let symbol, let file = file(at: symbol.FileName) else { continue }
      found.append((index, symbol, file))
    }
    for start in stride(from: 0, to: found.count, by: Self.most) {
      let part = found[start...].prefix(Self.most)
      let options = ["swift", "demangle", "--simplified", "--compact"]
      let output = String(
        decoding: try Toolchain.run(options + part.map(\.symbol.FunctionName)), as: UTF8.self)
      for (name, place) in zip(output.split(separator: "\n"), part) {
        functions[place.index] = CalledFunction(
          named: String(name), symbol: place.symbol.FunctionName,
          at: SourceLine(file: place.file, line: place.symbol.StartLine),
          isComputed: try isComputed(at: SourceLine(file: place.file, line: place.symbol.StartLine)))
      }
    }
    return functions
  }

  private func line(of symbol: Location.Symbol?) -> SourceLine? {
    guard let symbol, symbol.Line > 0, let file = file(at: symbol.FileName) else { return nil }
    return SourceLine(file: file, line: symbol.Line)
  }

  private func symbols(at addresses: [UInt]) throws -> [Location.Symbol?] {
    // The addresses of this process have other names in a program that was linked again.
    guard Self.version(of: program) == version else { throw ProgramChanged() }
    // The address of the call, not of the instruction after it.
    let symbols = try symbolizer.lines(at: addresses.map { $0 - 1 }).map {
      try JSONDecoder().decode(Location.self, from: $0).Symbol.first
    }
    guard Self.version(of: program) == version else { throw ProgramChanged() }
    return symbols
  }

  /// Whether the property on this line has a body. The debug information has accessors of stored properties, too.
  private func isComputed(at place: SourceLine) throws -> Bool {
    let text = try String(contentsOfFile: "\(package)/\(place.file)", encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(place.line - 1)
      .prefix(2)
    return lines.first?.contains("{") == true && lines.last?.contains("didSet {") == false
  }

  /// How many arguments a tool gets.
  private static let most = 1000

  private func file(at path: String) -> String? {
    folders.contains { path.hasPrefix("\(package)/Sources/\($0)/") }
      ? String(path.dropFirst(package.count + 1)) : nil
  }

  /// The number and the date of a file, which change when it is linked again.
  private static func version(of path: String) -> [AnyHashable?] {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return [attributes?[.systemFileNumber] as? Int, attributes?[.modificationDate] as? Date]
  }

  /// The output of `llvm-symbolizer`, with its own names.
  private struct Location: Decodable {
    struct Symbol: Decodable {
      let FunctionName: String
      let FileName: String
      let Line: Int
      let StartLine: Int
    }
    let Symbol: [Symbol]
  }
}
