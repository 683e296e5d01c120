import QuartetPatternRules

/// A Swift source file of this package.
nonisolated struct SourceFile: Sendable {
  /// The path from the package's folder, such as "Sources/RoundTable/Sample/Login/LoginModuleCore.swift".
  let path: String
  /// The text without comments and without the contents of string literals. Lines stay where they are.
  let code: String
  /// Every identifier and keyword in ``code``, in order.
  private let allWords: [String]

  /// Makes a file from its text.
  init(path: String, text: String) {
    self.path = path
    code = CodeText.code(of: text)
    allWords = code.utf8.split { !Self.isPartOfWord($0) }.map { String(Substring($0)) }
  }

  /// Those in `Sources`.
  static let sources = Result { try all(in: "Sources") }

  /// All Swift files in a folder of the package, sorted by path; empty if there is no such folder.
  static func all(in folder: String) throws -> [SourceFile] {
    try PackageFolder.files(in: folder, suffix: ".swift").map {
      try SourceFile(path: $0, text: PackageFolder.text(of: $0))
    }
  }

  /// The file's name without ".swift".
  var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

  /// Every identifier and keyword in ``code``.
  var words: Set<String> { Set(allWords) }

  /// The names of the declarations in ``code``, those in bodies included.
  var declaredNames: Set<String> {
    Set(zip(allWords, allWords.dropFirst()).filter { Self.keywords.contains($0.0) }.map(\.1))
  }

  /// The modules that the file imports.
  var imports: Set<String> {
    let lines = code.split(separator: "\n").map { $0.split(separator: " ") }
    return Set(
      lines.compactMap { words in words.dropLast().firstIndex(of: "import").map { String(words[$0 + 1]) } })
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
