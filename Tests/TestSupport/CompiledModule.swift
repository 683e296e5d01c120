import Foundation

/// The target as the compiler has written it down for others to import, private declarations included.
public nonisolated struct CompiledModule: Sendable {
  /// A declaration.
  public struct Symbol: Sendable {
    /// What relations know it by.
    public let id: String
    /// Such as "class", "struct", "protocol", "method", "property", "init".
    public let kind: String
    /// The type's name, and the member's if it is one.
    public let path: [String]
    /// As it is declared: `weak var view: (any BannerRendering)?`.
    public let declaration: String
    /// The types that the declaration names.
    public let types: Set<String>
    /// The types of each parameter.
    public let parameters: [Set<String>]

    /// The declaration's own name.
    public var name: String { path.last ?? "" }
    /// Whether it is a stored property.
    public var isStored: Bool { kind == "property" && !declaration.contains("{ get }") }
    /// Whether it is a weak reference.
    public var isWeak: Bool { declaration.contains("weak var ") }
    /// Whether it is a constant.
    public var isConstant: Bool { declaration.contains("let ") }
  }

  /// How one declaration relates to another, such as "conformsTo" or "inheritsFrom".
  public struct Relation: Sendable {
    /// How they relate.
    public let kind: String
    /// The first declaration.
    public let source: String
    /// The other: its name, if it is declared elsewhere.
    public let target: String
  }

  /// Something that the toolchain has not written where it should be.
  public struct NotFound: Error {
    /// What was looked for.
    public let what: String
  }

  /// Every declaration.
  public let symbols: [Symbol]
  /// Every relation between them.
  public let relations: [Relation]

  /// What is declared in a type itself, extensions in this module included.
  public func members(of type: String, kind: String) -> [Symbol] {
    symbols.filter { $0.kind == kind && $0.path.count == 2 && $0.path[0] == type }
  }

  /// The types of a kind whose names end as said.
  public func types(kind: String, suffix: String = "") -> [Symbol] {
    symbols.filter { $0.kind == kind && $0.path.count == 1 && $0.name.hasSuffix(suffix) }
  }

  /// The type of a name.
  public func symbol(_ name: String) -> Symbol? {
    symbols.first { $0.path == [name] }
  }

  /// The protocols that a type conforms to, or that a protocol refines, whether directly or not.
  public func protocols(of name: String) -> Set<String> {
    guard let id = symbol(name)?.id else { return [] }
    let names = Dictionary(symbols.map { ($0.id, $0.name) }) { first, _ in first }
    let direct = relations.filter { $0.kind == "conformsTo" && $0.source == id }.compactMap {
      names[$0.target]
    }
    return direct.reduce(into: Set(direct)) { $0.formUnion(protocols(of: $1)) }
  }

  /// The protocols that are meant by a name, which can be that of a composition.
  public func resolve(_ name: String) -> Set<String> {
    guard let alias = symbol(name), alias.kind == "typealias" else { return [name] }
    return alias.types.reduce(into: []) { $0.formUnion(resolve($1)) }
  }

  /// Reads what the tests have been built with.
  public static func load(_ module: String) throws -> CompiledModule {
    let folder = try modulesFolder(of: module)
    let output = FileManager.default.temporaryDirectory.appending(path: "\(module)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    let info = try JSONDecoder().decode(TargetInfo.self, from: Tool.run(["swiftc", "-print-target-info"]))
    var arguments = [
      "swift", "symbolgraph-extract", "-module-name", module, "-I", folder.path,
      "-target", info.target.triple, "-minimum-access-level", "private", "-output-dir", output.path,
    ]
    if FileManager.default.fileExists(atPath: "/usr/bin/xcrun") {
      let sdk = try Tool.run(["xcrun", "--show-sdk-path"])
      arguments += [
        "-sdk", String(decoding: sdk, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines),
      ]
    }
    _ = try Tool.run(arguments)
    let data = try Data(contentsOf: output.appending(path: "\(module).symbols.json"))
    let graph = try JSONDecoder().decode(Graph.self, from: data)
    return CompiledModule(
      symbols: graph.symbols.map(\.symbol),
      relations: graph.relationships.map {
        Relation(kind: $0.kind, source: $0.source, target: $0.targetFallback ?? $0.target)
      })
  }

  private static func modulesFolder(of module: String) throws -> URL {
    let starts = CommandLine.arguments.map { URL(filePath: $0) } + Bundle.allBundles.map(\.bundleURL)
    for start in starts {
      var folder = start
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let modules = folder.appending(path: "Modules")
        if FileManager.default.fileExists(atPath: modules.appending(path: "\(module).swiftmodule").path) {
          return modules
        }
      }
    }
    throw NotFound(what: "\(module).swiftmodule")
  }
}

nonisolated private struct TargetInfo: Decodable {
  struct Target: Decodable { let triple: String }
  let target: Target
}

nonisolated private struct Graph: Decodable {
  struct Fragment: Decodable {
    let kind: String
    let spelling: String
  }

  struct Parameter: Decodable {
    let declarationFragments: [Fragment]
  }

  struct Signature: Decodable {
    let parameters: [Parameter]?
  }

  struct Entry: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let functionSignature: Signature?

    var symbol: CompiledModule.Symbol {
      let fragments = declarationFragments ?? []
      return CompiledModule.Symbol(
        id: identifier.precise,
        kind: String(kind.identifier.dropFirst("swift.".count)),
        path: pathComponents,
        declaration: fragments.map(\.spelling).joined(),
        types: Graph.types(in: fragments),
        parameters: (functionSignature?.parameters ?? []).map { Graph.types(in: $0.declarationFragments) })
    }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  let symbols: [Entry]
  let relationships: [Relationship]

  static func types(in fragments: [Fragment]) -> Set<String> {
    Set(fragments.filter { $0.kind == "typeIdentifier" }.map(\.spelling))
  }
}
