import Foundation

/// What some files hold.
nonisolated struct CodeCount: Codable, Equatable, Sendable {
  var files = 0
  /// Lines that are neither blank nor only a `//` comment.
  var lines = 0
  /// Classes, structures and enumerations, nested ones included.
  var types = 0
  var protocols = 0
  /// Declarations that other packages see.
  var publicSymbols = 0

  static func + (one: CodeCount, other: CodeCount) -> CodeCount {
    CodeCount(
      files: one.files + other.files, lines: one.lines + other.lines, types: one.types + other.types,
      protocols: one.protocols + other.protocols, publicSymbols: one.publicSymbols + other.publicSymbols)
  }

  /// The lines of a text that are neither blank nor only a `//` comment.
  static func codeLines(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { line in
      let code = line.drop(while: \.isWhitespace)
      return !code.isEmpty && !code.hasPrefix("//")
    }
  }
}

/// What one more screen costs: the smallest of them, Recovery.
nonisolated struct ScreenCost: Codable, Equatable, Sendable {
  /// What is in its folder.
  let own: CodeCount
  /// Files outside of the folder that name something declared in it.
  let otherFiles: Int
  /// The lines in which they do.
  let otherLines: Int
}

/// What one implementation costs to write.
nonisolated struct WritingCost: Codable, Equatable, Sendable {
  /// The implementation's name.
  let name: String
  /// What an app imports; nil for the baseline.
  let kit: CodeCount?
  /// The sample's screens, in the order of ``screens``.
  let sampleScreens: [CodeCount]
  /// The sample's other files: the one that starts the feature, and what several screens share.
  let rest: CodeCount
  /// One more screen.
  let oneMoreScreen: ScreenCost

  /// The whole sample, without the kit.
  var sample: CodeCount { sampleScreens.reduce(rest, +) }

  static let screens = ["Review", "Login", "Recovery", "Comment"]

  /// The implementations by name, with their modules and folders.
  static let implementations: [(name: String, kit: String?, sample: String, folder: String)] = [
    ("Round Table", "RoundTable", "RoundTableSample", "RoundTable/Sample"),
    ("VIPER", "VIPERKit", "VIPERSample", "VIPERKit/Sample"),
    ("RVB", "RVBKit", "RVBSample", "RVBKit/Sample"),
    ("Interactions", "Interactions", "InteractionsSample", "Interactions/Sample"),
    ("Baseline", nil, "Baseline", "Baseline"),
  ]

  /// Counts all implementations.
  ///
  /// - Throws: An error if a module is not built or a file cannot be read.
  static func all() throws -> [WritingCost] {
    try implementations.map { name, kit, sample, folder in
      let kit = try kit.map { try CountedFiles(module: $0, folder: "\($0)/Kit").count() }
      let files = try CountedFiles(module: sample, folder: folder)
      let count = screens.map { screen in files.count { $0 == screen } }
      return WritingCost(
        name: name, kit: kit, sampleScreens: count, rest: files.count { !screens.contains($0) },
        oneMoreScreen: files.oneMoreScreen("Recovery"))
    }
  }
}

/// The files of a module, with their symbols.
nonisolated private struct CountedFiles {
  private let files: [(folder: String, lines: [Substring], symbols: [SymbolGraph.Symbol])]

  init(module: String, folder: String) throws {
    let root = Page.repository.appending(path: "Sources/\(folder)")
    let symbols = Dictionary(grouping: try SymbolGraph.symbols(of: module)) { $0.file?.path }
    files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
      .map { path in
        let file = root.appending(path: path).standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        let folder = path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
        return (folder, CodeCount.codeLines(of: text), symbols[file.path] ?? [])
      }
  }

  func count(_ isIncluded: (String) -> Bool = { _ in true }) -> CodeCount {
    files.filter { isIncluded($0.folder) }.reduce(CodeCount()) { sum, file in
      sum
        + CodeCount(
          files: 1, lines: file.lines.count, types: file.symbols.count(where: \.isType),
          protocols: file.symbols.count(where: \.isProtocol),
          publicSymbols: file.symbols.count(where: \.isPublic))
    }
  }

  func oneMoreScreen(_ folder: String) -> ScreenCost {
    let declared = files.filter { $0.folder == folder }.flatMap(\.symbols)
    let names = Set(
      declared.filter { $0.pathComponents.count == 1 }.map { $0.pathComponents[0].prefix { $0 != "(" } })
    let lines = files.filter { $0.folder != folder }.map { file in
      file.lines.count { line in
        line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { names.contains($0) }
      }
    }
    return ScreenCost(
      own: count { $0 == folder }, otherFiles: lines.count { $0 > 0 }, otherLines: lines.reduce(0, +))
  }
}
