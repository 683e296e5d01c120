import Foundation
import QuartetFeatureEntry
import QuartetImplementations
import QuartetToolchain

/// The size of some files.
nonisolated struct FileCount: Equatable, Sendable {
  let files: Int
  /// Lines that are neither blank nor only a `//` comment.
  let lines: Int

  /// The lines of a text that are neither blank nor only a `//` comment.
  static func codeLines(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { line in
      let code = line.drop(while: \.isWhitespace)
      return !code.isEmpty && !code.hasPrefix("//")
    }
  }
}

/// The declarations of a module, as the compiler lists them.
nonisolated struct SymbolCount: Equatable, Sendable {
  /// Classes, structures and enumerations, nested ones included.
  let types: Int
  let protocols: Int
  /// Declarations that other modules can use.
  let publicSymbols: Int

  /// The modules that were built together with this executable.
  static let modules = URL(filePath: Bundle.main.executablePath ?? "").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "Modules")

  /// Counts what built modules declare, private declarations included.
  ///
  /// - Parameters:
  ///   - folder: The folder with the modules.
  ///   - prefix: How the names of the types begin that are counted, with what is in them.
  /// - Throws: An error if a module is not in the folder.
  init(of modules: [String], in folder: URL = modules, prefix: String = "") throws {
    let symbols = try modules.flatMap { try SymbolGraph.symbols(of: $0, in: folder) }
      .filter { $0.pathComponents.first?.hasPrefix(prefix) == true }
    types = symbols.count { ["swift.class", "swift.struct", "swift.enum"].contains($0.kind.identifier) }
    protocols = symbols.count { $0.kind.identifier == "swift.protocol" }
    publicSymbols = symbols.count { ["public", "open"].contains($0.accessLevel) }
  }
}

/// A file that the toolchain writes about a module, or about the types of another module that it extends.
nonisolated private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    let kind: Kind
    let pathComponents: [String]
    let accessLevel: String
  }

  let symbols: [Symbol]

  /// The declarations of a built module, private ones included.
  static func symbols(of module: String, in folder: URL) throws -> [Symbol] {
    let files = FileManager.default
    let output = files.temporaryDirectory.appending(path: "\(module)-\(UUID().uuidString)")
    try files.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: output) }
    let sdk = files.fileExists(atPath: "/usr/bin/xcrun") ? Tool.firstLine(["xcrun", "--show-sdk-path"]) : nil
    _ = try Toolchain.run(
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-I", folder.path, "-minimum-access-level",
        "private", "-skip-synthesized-members", "-output-dir", output.path,
      ] + (sdk.map { ["-sdk", $0] } ?? []))
    return try files.contentsOfDirectory(at: output, includingPropertiesForKeys: nil).flatMap {
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols
    }
  }
}

/// The costs of writing one implementation.
nonisolated struct WritingCost: Equatable, Sendable {
  /// A module or more, and their files.
  struct Module: Equatable, Sendable {
    let size: FileCount
    let symbols: SymbolCount
  }

  /// The implementation's name.
  let name: String
  /// The module that an app imports; nil for the baseline.
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
      let files = try SourceFile.all(in: hasKit ? "\(folder)/Sample" : folder)
      let others = files.filter { $0.screen != "Recovery" }.map { file in
        file.lines.count { line in
          line.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix("Recovery") }
        }
      }
      return WritingCost(
        name: feature.patternName, kit: hasKit ? try kit(folder) : nil,
        sample: try module([String(String(reflecting: feature).prefix { $0 != "." })], files),
        sampleScreens: screens.map { screen in size(files.filter { $0.screen == screen }) },
        rest: size(files.filter { !screens.contains($0.screen) }),
        changesForRecovery: FileCount(files: others.count { $0 > 0 }, lines: others.reduce(0, +)))
    }
  }

  /// The module that an app imports. VIPER's kit has a module without UIKit for presenters.
  private static func kit(_ name: String) throws -> Module {
    let files = try SourceFile.all(in: "\(name)/Kit")
    guard name == "VIPERKit" else { return try module([name], files) }
    return try module([name, "VIPERPresenterKit"], files + SourceFile.all(in: "VIPERKit/PresenterKit"))
  }

  private static func module(_ names: [String], _ files: [SourceFile]) throws -> Module {
    Module(size: size(files), symbols: try SymbolCount(of: names))
  }

  private static func size(_ files: [SourceFile]) -> FileCount {
    FileCount(files: files.count, lines: files.reduce(0) { $0 + $1.lines.count })
  }
}

/// The lines of code of a file, and the folder of the sample that it is in.
nonisolated private struct SourceFile {
  let screen: String
  let lines: [Substring]

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
