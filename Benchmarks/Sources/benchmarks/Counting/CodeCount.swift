import FeatureEntry
import Foundation
import Implementations

/// The size of some files.
nonisolated struct FileCount: Codable, Equatable, Sendable {
  var files = 0
  /// Lines that are neither blank nor only a `//` comment.
  var lines = 0

  static func + (one: FileCount, other: FileCount) -> FileCount {
    FileCount(files: one.files + other.files, lines: one.lines + other.lines)
  }

  /// The lines of a text that are neither blank nor only a `//` comment.
  static func codeLines(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { line in
      let code = line.drop(while: \.isWhitespace)
      return !code.isEmpty && !code.hasPrefix("//")
    }
  }
}

/// What a module declares.
nonisolated struct SymbolCount: Codable, Equatable, Sendable {
  /// Classes, structures and enumerations, nested ones included.
  let types: Int
  let protocols: Int
  /// Declarations that other modules can use.
  let publicSymbols: Int

  static func + (one: SymbolCount, other: SymbolCount) -> SymbolCount {
    SymbolCount(
      types: one.types + other.types, protocols: one.protocols + other.protocols,
      publicSymbols: one.publicSymbols + other.publicSymbols)
  }
}

/// What one implementation costs to write.
nonisolated struct WritingCost: Codable, Equatable, Sendable {
  /// A module and its files.
  struct Module: Codable, Equatable, Sendable {
    let size: FileCount
    let symbols: SymbolCount

    static func + (one: Module, other: Module) -> Module {
      Module(size: one.size + other.size, symbols: one.symbols + other.symbols)
    }
  }

  /// The implementation's name.
  let name: String
  /// What an app imports; nil for the baseline.
  let kit: Module?
  /// The feature, written with the kit.
  let sample: Module
  /// The sample's screens, in the order of ``screens``.
  let sampleScreens: [FileCount]
  /// The sample's other files.
  let rest: FileCount
  /// Outside of its folder, the files that name something of Recovery, and the lines in which they do.
  let changesForRecovery: FileCount

  static let screens = ["Review", "Login", "Recovery", "Comment"]

  /// Counts all implementations.
  ///
  /// - Throws: An error if a module is not built or a file cannot be read.
  @MainActor static func all() throws -> [WritingCost] {
    try Implementations.folders.map { feature, folder in
      let sources = Page.repository.appending(path: "Sources/\(folder)")
      let hasKit = FileManager.default.fileExists(atPath: sources.appending(path: "Kit").path)
      let files = try SourceFile.all(in: hasKit ? "\(folder)/Sample" : folder).filter { $0.screen != "Mixed" }
      let adapters = try SourceFile.all(in: "\(folder)/Mixed").flatMap(\.types)
      let others = files.filter { $0.screen != "Recovery" }.map { file in
        file.lines.count { line in
          line.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix("Recovery") }
        }
      }
      return WritingCost(
        name: feature.patternName, kit: hasKit ? try kit(folder) : nil,
        sample: try module(
          String(String(reflecting: feature).prefix { $0 != "." }), files, without: Set(adapters)),
        sampleScreens: screens.map { screen in size(files.filter { $0.screen == screen }) },
        rest: size(files.filter { !screens.contains($0.screen) }),
        changesForRecovery: FileCount(files: others.count { $0 > 0 }, lines: others.reduce(0, +)))
    }
  }

  /// What an app imports. VIPER's kit has a module without UIKit for presenters.
  private static func kit(_ name: String) throws -> Module {
    let kit = try module(name, SourceFile.all(in: "\(name)/Kit"))
    guard name == "VIPERKit" else { return kit }
    return try kit + module("VIPERPresenterKit", SourceFile.all(in: "VIPERKit/PresenterKit"))
  }

  private static func module(
    _ name: String, _ files: [SourceFile], without others: Set<String> = []
  ) throws -> Module {
    Module(size: size(files), symbols: try SymbolGraph.count(of: name, without: others))
  }

  private static func size(_ files: [SourceFile]) -> FileCount {
    files.reduce(FileCount()) { $0 + FileCount(files: 1, lines: $1.lines.count) }
  }
}

/// The lines of code of a file, and the folder of the sample that it is in.
nonisolated private struct SourceFile {
  let screen: String
  let lines: [Substring]

  /// The names of the types that it declares outside of others.
  var types: [String] {
    lines.compactMap {
      $0.firstMatch(of: /^(?:private |final )*(?:class|struct|enum|protocol) (\w+)/).map { String($0.1) }
    }
  }

  static func all(in folder: String) throws -> [SourceFile] {
    let root = Page.repository.appending(path: "Sources/\(folder)")
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
      .map { path in
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        let screen = path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
        return SourceFile(screen: screen, lines: FileCount.codeLines(of: text))
      }
  }
}
