#if os(Linux) || os(macOS)
  public import Foundation

  /// The declarations of a module that has been built with the tests, private ones included, from its symbol graph.
  public nonisolated struct CompiledModule: Sendable {
    /// A declaration.
    public struct Symbol: Sendable {
      /// Such as "class", "struct", "protocol", "method", "property", "init".
      public let kind: String
      /// The type's name, and the member's if it is one.
      public let path: [String]
      /// Such as "public", "internal" or "private".
      public let access: String
      /// Its declaration, such as `weak var view: (any BannerRendering)?`.
      public let declaration: String
      /// The types that the declaration names.
      public let types: Set<String>
      /// The types of each parameter.
      public let parameters: [Set<String>]

      /// The declaration's own name.
      public var name: String { path.last ?? "" }
      /// Whether it is a stored property.
      public var isStored: Bool { kind == "property" && !declaration.contains("{ get }") }
      /// "weak" or "unowned"; nil for a strong reference or a value.
      public var ownership: String? { ["weak", "unowned"].first { declaration.contains("\($0) ") } }
      /// Whether it is a weak reference.
      public var isWeak: Bool { ownership == "weak" }
      /// Whether it is a constant.
      public var isConstant: Bool { declaration.contains("let ") }
    }

    /// A module that has not been built with the tests.
    public struct NotFound: Error, CustomStringConvertible {
      /// The module.
      public let module: String

      /// Which module, and what to do about it.
      public var description: String {
        "\(module).swiftmodule is not in the folder of the tests' build. Add \(module) to the test target's dependencies."
      }
    }

    /// Every declaration.
    public let symbols: [Symbol]

    /// The members of a type, those of extensions in this module included.
    public func members(of type: String, kind: String) -> [Symbol] {
      symbols.filter { $0.kind == kind && $0.path.count == 2 && $0.path[0] == type }
    }

    private static let loaded = Locked<[String: CompiledModule]>([:])

    /// Reads a module that has been built with the tests, once in a process.
    ///
    /// - Throws: ``NotFound`` if there is no such module, or an error of the tool that reads it.
    public static func load(_ module: String) throws -> CompiledModule {
      try loaded.withLock { loaded in
        if let known = loaded[module] { return known }
        let new = try read(module, in: modulesFolder(of: module))
        loaded[module] = new
        return new
      }
    }

    /// Reads a module of a folder that the compiler has written it to.
    ///
    /// - Throws: An error of the tool that reads it, which also fails if there is no such module.
    public static func read(_ module: String, in folder: URL) throws -> CompiledModule {
      let output = FileManager.default.temporaryDirectory.appendingPathComponent(
        "\(module)-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: output) }
      let sdk = try Toolchain.sdk().map { ["-sdk", $0] } ?? []
      let arguments = [
        "swift", "symbolgraph-extract", "-module-name", module, "-I", folder.path,
        "-target", try Toolchain.targetInfo().target.triple, "-minimum-access-level", "private",
        "-skip-synthesized-members", "-output-dir", output.path,
      ]
      _ = try Toolchain.run(arguments + sdk)
      // A file for the module, and one for each other module whose types it extends.
      let files = try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil)
      return CompiledModule(
        symbols: try files.flatMap {
          try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols.map(\.symbol)
        })
    }

    package static func modulesFolder(of module: String) throws -> URL {
      let starts = CommandLine.arguments.map { URL(fileURLWithPath: $0) } + Bundle.allBundles.map(\.bundleURL)
      for start in starts {
        var folder = start
        while folder.pathComponents.count > 1 {
          folder.deleteLastPathComponent()
          let modules = folder.appendingPathComponent("Modules")
          if FileManager.default.fileExists(
            atPath: modules.appendingPathComponent("\(module).swiftmodule").path)
          {
            return modules
          }
        }
      }
      throw NotFound(module: module)
    }
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
      let kind: Kind
      let pathComponents: [String]
      let declarationFragments: [Fragment]?
      let functionSignature: Signature?
      let accessLevel: String

      var symbol: CompiledModule.Symbol {
        let fragments = declarationFragments ?? []
        return CompiledModule.Symbol(
          kind: String(kind.identifier.dropFirst("swift.".count)),
          path: pathComponents,
          access: accessLevel,
          declaration: fragments.map(\.spelling).joined(),
          types: Graph.types(in: fragments),
          parameters: (functionSignature?.parameters ?? []).map { Graph.types(in: $0.declarationFragments) })
      }
    }

    let symbols: [Entry]

    static func types(in fragments: [Fragment]) -> Set<String> {
      Set(fragments.filter { $0.kind == "typeIdentifier" }.map(\.spelling))
    }
  }
#endif
