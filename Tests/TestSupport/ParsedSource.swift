public import Foundation

/// A source file of the package as the compiler parses it: comments and inactive code are not in it.
public nonisolated struct ParsedSource: Sendable {
  /// The path from the package's root, such as "Sources/RoundTable/Login/LoginModuleCore.swift".
  public let path: String
  /// The modules that the file imports.
  public let imports: Set<String>
  /// Every type, function and variable that the bodies in the file refer to by their bare names.
  public let names: Set<String>
  /// The file's name without its ending.
  public var name: String {
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  /// Where the package is.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

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
    let output = try Tool.run(["swiftc", "-frontend", "-dump-parse", "-swift-version", "6"] + primaries)
    let dump = String(decoding: output, as: UTF8.self)
    let sources = dump.split(separator: "(source_file ").compactMap { ParsedSource(dump: $0) }
    guard sources.map(\.path) == files else { throw NotParsed(files: files) }
    return sources
  }

  private init?(dump: Substring) {
    guard dump.first == "\"" else { return nil }
    path = String(dump.dropFirst().prefix { $0 != "\"" })
    imports = Set(dump.values(of: " module=\"", in: "(import_decl "))
    names = Set(
      dump.values(of: "ident id=\"") + dump.values(of: " name=\"", in: "(unresolved_decl_ref_expr "))
  }
}

nonisolated extension Substring {
  /// What stands between each occurrence of `key` and the next quotation mark, in the lines that contain `marker`.
  fileprivate func values(of key: String, in marker: String = "") -> [String] {
    components(separatedBy: "\n").filter { marker.isEmpty || $0.contains(marker) }.flatMap { line in
      line.components(separatedBy: key).dropFirst().map { rest in
        String(rest.prefix { $0 != "\"" })
      }
    }
  }
}
