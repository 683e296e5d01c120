import Foundation

/// A Swift source file, as a test of an architecture's rules reads it.
///
/// ```swift
/// for file in try SourceFile.all(in: "Sources/RoundTable/Sample") where file.name.hasSuffix("Presenter") {
///   #expect(!file.imports.contains("Shared"), "\(file.path)")
/// }
/// ```
public nonisolated struct SourceFile: Sendable {
  /// The path from the package's folder, such as "Sources/RoundTable/Sample/Login/LoginModuleCore.swift".
  public let path: String
  /// The whole text.
  public let text: String
  /// The text without comments and without the contents of string literals. Lines stay where they are.
  public let code: String
  /// Every identifier and keyword in ``code``.
  public let words: Set<String>
  /// The names of the declarations in ``code``, those in bodies included.
  public let declaredNames: Set<String>

  /// Makes a file from its text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    code = CodeText.code(of: text)
    let all = code.utf8.split { !Self.isPartOfWord($0) }.map { String(Substring($0)) }
    words = Set(all)
    declaredNames = Set(zip(all, all.dropFirst()).filter { Self.keywords.contains($0.0) }.map(\.1))
  }

  /// All Swift files in a folder of the package of the calling file, sorted by path.
  public static func all(in folder: String, file: String = #filePath) throws -> [SourceFile] {
    try PackageFolder.files(in: folder, suffix: ".swift", file: file).map {
      try SourceFile(path: $0, text: PackageFolder.text(of: $0, file: file))
    }
  }

  /// The file's name without ".swift".
  public var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

  /// The modules that the file imports.
  public var imports: Set<String> {
    let lines = code.split(separator: "\n").map { $0.split(separator: " ") }
    return Set(
      lines.compactMap { words in words.dropLast().firstIndex(of: "import").map { String(words[$0 + 1]) } })
  }

  /// The types whose initializers are called, in order: the words with a capital before a parenthesis or `.init(`.
  public var initializedTypes: [String] {
    code.matches(of: /(?:^|[^.\w])([A-Z]\w*)(?:<[\w, .]+>)?(?:\.init)?\(/).map { String($0.1) }
  }

  private static let keywords: Set = [
    "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
