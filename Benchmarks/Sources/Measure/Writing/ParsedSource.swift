public import Foundation

/// A source file of the package as the compiler parses it: comments and inactive code are not in it.
public nonisolated struct ParsedSource: Sendable {
  /// The path from the package's root, such as "Sources/RoundTable/Login/LoginModuleCore.swift".
  public let path: String
  /// The modules that the file imports.
  public let imports: Set<String>
  /// Every type, function and variable that the bodies in the file refer to by their bare names.
  public let names: Set<String>
  /// What the file declares, each before what is declared in it; what is local to a body is not among it.
  public let declarations: [Declaration]
  /// The file's name without its ending.
  public var name: String {
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  /// Where the package is: where this was compiled, or the current directory if it has gone from there.
  public static let root: URL = {
    let compiled = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return isPackage(compiled) ? compiled : URL(filePath: FileManager.default.currentDirectoryPath)
  }()

  /// Whether the package is at ``root``.
  public static var areThere: Bool { isPackage(root) }

  private static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Sources/Measure/Writing").path)
  }

  /// Files that the compiler has not parsed as it should.
  public struct NotParsed: Error {
    /// The files.
    public let files: [String]
  }

  /// Parses all Swift files in a folder of the package, in the order of their paths.
  public static func all(in folder: String) throws -> [ParsedSource] {
    let files = try FileManager.default
      .subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { "\(folder)/\($0)" }
    // A target of another language has none.
    if files.isEmpty { return [] }
    let primaries = files.flatMap { ["-primary-file", $0] }
    let command = ["swiftc", "-frontend", "-dump-parse", "-swift-version", "6"]
    let output = try Tool.run(command + primaries, isQuiet: true)
    let dump = String(decoding: output, as: UTF8.self)
    let dumps = dump.components(separatedBy: "(source_file \"\(folder)/").dropFirst()
    let sources = dumps.map { ParsedSource(dump: "\(folder)/\($0)") }
    guard sources.map(\.path) == files else { throw NotParsed(files: files) }
    return sources
  }

  /// Reads what the compiler has written down of one file, from its path on.
  private init(dump: String) {
    path = String(dump.prefix { $0 != "\"" })
    let lines = dump.components(separatedBy: "\n")
    imports = Set(Self.values(of: " module=\"", in: lines.filter { $0.contains("(import_decl ") }))
    names = Set(
      Self.values(of: "ident id=\"", in: lines)
        + Self.values(of: " name=\"", in: lines.filter { $0.contains("(unresolved_decl_ref_expr ") }))
    declarations = Declaration.all(in: lines)
  }

  /// What stands between each occurrence of `key` and the next quotation mark.
  private static func values(of key: String, in lines: [String]) -> [String] {
    lines.flatMap { line in
      line.components(separatedBy: key).dropFirst().map { rest in
        String(rest.prefix { $0 != "\"" })
      }
    }
  }
}
