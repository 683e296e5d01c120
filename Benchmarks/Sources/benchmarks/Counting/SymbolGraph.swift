import Foundation

/// The symbols of a module and of its extensions, as the compiler lists them.
nonisolated struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }

    struct Location: Decodable {
      let uri: String
    }

    let kind: Kind
    let accessLevel: String
    let pathComponents: [String]
    let location: Location?

    var isType: Bool { ["swift.class", "swift.struct", "swift.enum"].contains(kind.identifier) }
    var isProtocol: Bool { kind.identifier == "swift.protocol" }
    var isPublic: Bool { ["public", "open"].contains(accessLevel) }
    /// The file that declares it; nil for what the compiler adds.
    var file: URL? { location.flatMap { URL(string: $0.uri)?.standardizedFileURL } }
  }

  let symbols: [Symbol]

  /// Extracts the symbols of a module that was built together with this executable.
  ///
  /// - Throws: ``Tool/Failure`` if the compiler does not find the module.
  static func symbols(of module: String) throws -> [Symbol] {
    let modules = Bundle.main.bundleURL.appending(path: "Modules")
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
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable {
      let triple: String
    }

    let target: Target
  }
}
