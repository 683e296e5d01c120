import Foundation

/// What one implementation of the feature costs to write, counted in its files.
public nonisolated struct WritingCost: Codable, Sendable, Equatable {
  /// What some files hold.
  public struct Tally: Codable, Sendable, Equatable {
    /// Swift files.
    public var files = 0
    /// Lines with code in them: neither blank nor comment.
    public var lines = 0
    /// Classes, structures and enumerations, those within others included.
    public var types = 0
    /// Protocols.
    public var protocols = 0
    /// Declarations that other packages see.
    public var publicSymbols = 0
    /// Generic parameters in angle brackets, parameters of a type that is written `some`, and associated types.
    public var genericParameters = 0

    /// What two groups of files hold together.
    public static func + (one: Tally, other: Tally) -> Tally {
      Tally(
        files: one.files + other.files, lines: one.lines + other.lines, types: one.types + other.types,
        protocols: one.protocols + other.protocols, publicSymbols: one.publicSymbols + other.publicSymbols,
        genericParameters: one.genericParameters + other.genericParameters)
    }
  }

  /// What a folder holds.
  public struct Part: Codable, Sendable, Equatable {
    /// The folder's name.
    public var folder: String
    /// What is in it.
    public var tally: Tally
  }

  /// What one more screen costs, told from the smallest: Recovery.
  public struct Screen: Codable, Sendable, Equatable {
    /// Its own files.
    public var files: Int
    /// Lines of code in them.
    public var lines: Int
    /// Other files that name something declared in its own.
    public var otherFiles: Int
    /// The lines of code in which they do.
    public var otherLines: Int

    /// All lines together.
    public var allLines: Int { lines + otherLines }
  }

  /// The pattern's name.
  public var name: String
  /// The target that holds it.
  public var target: String
  /// The kit; empty where there is none.
  public var kit: Tally
  /// The folders of the screens, in the order of the page.
  public var screens: [Part]
  /// Everything else: the file that starts the feature, gateways.
  public var rest: Tally
  /// One more screen.
  public var oneMore: Screen

  /// The screens and the rest, without the kit.
  public var feature: Tally { screens.reduce(rest) { $0 + $1.tally } }

  /// The folders that hold a screen each.
  public static let screens = ["Review", "Login", "Recovery", "Comment"]
}

nonisolated extension WritingCost {
  /// Counts the files in `Sources/<target>`, which the compiler parses.
  ///
  /// - Throws: What the compiler or the file system says where a file cannot be read.
  public init(name: String, target: String) throws {
    let sources = try ParsedSource.all(in: "Sources/\(target)").map { try CountedSource($0, target: target) }
    func tally(_ isIncluded: (CountedSource) -> Bool) -> Tally {
      sources.filter(isIncluded).reduce(Tally()) { $0 + $1.tally }
    }
    self.name = name
    self.target = target
    kit = tally { $0.folder == "Kit" }
    screens = Self.screens.map { folder in Part(folder: folder, tally: tally { $0.folder == folder }) }
    rest = tally { $0.folder != "Kit" && !Self.screens.contains($0.folder) }
    oneMore = Screen(Self.screens[2], in: sources)
  }
}

nonisolated extension WritingCost.Screen {
  fileprivate init(_ folder: String, in sources: [CountedSource]) {
    let own = sources.filter { $0.folder == folder }
    let names = Set(own.flatMap(\.outermostNames))
    let mentions = sources.filter { $0.folder != folder }.map { source in
      source.code.words.count { !names.isDisjoint(with: $0) }
    }
    files = own.count
    lines = own.map(\.tally.lines).reduce(0, +)
    otherFiles = mentions.count { $0 > 0 }
    otherLines = mentions.reduce(0, +)
  }
}

/// A file, what it holds, and the folder of the target that it stands in.
nonisolated private struct CountedSource {
  let folder: String
  let code: CodeLines
  let tally: WritingCost.Tally
  let outermostNames: [String]

  init(_ source: ParsedSource, target: String) throws {
    let path = source.path.dropFirst("Sources/\(target)/".count)
    folder = path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
    code = try CodeLines(contentsOf: ParsedSource.root.appending(path: source.path))
    let declarations = source.declarations
    tally = WritingCost.Tally(
      files: 1,
      lines: code.count,
      types: declarations.count { $0.kind.isType },
      protocols: declarations.count { $0.kind == .protocol },
      publicSymbols: declarations.count { $0.isPublic && $0.kind != .extension },
      genericParameters: declarations.reduce(code.opaqueParameters) { sum, declaration in
        sum + declaration.genericParameters.count + (declaration.kind == .associatedType ? 1 : 0)
      })
    outermostNames = declarations.filter { $0.isOutermost && $0.kind != .extension }
      .map { String($0.name.prefix { $0 != "(" }) }
  }
}
