import Foundation

/// The symbols that a module declares, as the compiler lists them.
nonisolated struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }

    let kind: Kind
    let accessLevel: String
    let pathComponents: [String]
  }

  private let symbols: [Symbol]

  /// The modules that were built together with this executable.
  static let modules = URL(filePath: Bundle.main.executablePath ?? "").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "Modules")

  /// Counts the symbols of a module that was built together with this executable, its extensions of other modules
  /// included.
  ///
  /// - Parameter others: Types of the module that do not count, with what they contain.
  /// - Throws: ``Tool/Failure`` if the compiler does not find the module.
  static func count(of module: String, without others: Set<String> = []) throws -> SymbolCount {
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = try JSONDecoder().decode(TargetInfo.self, from: Tool.run(["swift", "-print-target-info"]))
      .target
    var arguments = [
      "swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path, "-target", target.triple,
      "-minimum-access-level", "private", "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    #if os(macOS)
      if let sdk = Tool.firstLine(["xcrun", "--show-sdk-path"]) { arguments += ["-sdk", sdk] }
    #endif
    try Tool.run(arguments)
    let symbols = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
      .filter { !others.contains($0.pathComponents[0]) }
    return SymbolCount(
      types: symbols.count { ["swift.class", "swift.struct", "swift.enum"].contains($0.kind.identifier) },
      protocols: symbols.count { $0.kind.identifier == "swift.protocol" },
      publicSymbols: symbols.count { ["public", "open"].contains($0.accessLevel) })
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable {
      let triple: String
    }

    let target: Target
  }
}
