#if os(Linux) || os(macOS)
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

    /// Makes a file from its text.
    public init(path: String, text: String) {
      self.init(path: path, text: text, code: CodeText.code(of: text))
    }

    init(path: String, text: String, code: String) {
      self.path = path
      self.text = text
      self.code = code
    }

    /// All Swift files in a folder of the package of the calling file, sorted by path; empty if there is no such folder.
    public static func all(in folder: String, file: String = #filePath) throws -> [SourceFile] {
      try PackageFolder.files(in: folder, suffix: ".swift", file: file).map {
        try SourceFile(path: $0, text: PackageFolder.text(of: $0, file: file))
      }
    }

    /// The file's name without ".swift".
    public var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

    /// Every identifier and keyword in ``code``. It is read anew by each use.
    public var words: Set<String> { Set(allWords) }

    /// The names of the declarations in ``code``, those in bodies included. They are read anew by each use.
    public var declaredNames: Set<String> {
      let all = allWords
      return Set(zip(all, all.dropFirst()).filter { Self.keywords.contains($0.0) }.map(\.1))
    }

    private var allWords: [String] {
      code.utf8.split { !Self.isPartOfWord($0) }.map { String(Substring($0)) }
    }

    /// The modules that the file imports.
    public var imports: Set<String> {
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
#endif
