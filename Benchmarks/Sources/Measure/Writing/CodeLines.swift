public import Foundation

/// The lines of a source file with nothing but code in them: comments are blank, and so is what strings say.
public nonisolated struct CodeLines: Sendable {
  /// The lines, as many as the file has.
  public let lines: [String]

  /// How many lines have code in them. A brace alone is code; blank lines and lines of comment are not.
  public var count: Int { lines.count { $0.contains { !$0.isWhitespace } } }

  /// Reads a file.
  public init(contentsOf file: URL) throws {
    self.init(try String(contentsOf: file, encoding: .utf8))
  }

  /// Reads a text; what would not compile is read somehow.
  public init(_ source: String) {
    var reader = CodeReader(Array(source))
    lines = reader.code().components(separatedBy: "\n")
  }

  /// The words of each line that can be names.
  public var words: [[String]] {
    lines.map { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
  }

  /// How many parameters have a type that is written `some`.
  public var opaqueParameters: Int {
    let code = lines.joined(separator: "\n")
    return code.matches(of: /:\s*(?:@\w+\s+|inout\s+|borrowing\s+|consuming\s+)*some\s/).count
  }
}

/// Goes through a source, and leaves out comments and the texts of strings.
nonisolated private struct CodeReader {
  private let source: [Character]
  private var place = 0
  private var result = ""

  init(_ source: [Character]) { self.source = source }

  mutating func code() -> String {
    readCode(untilClosed: false)
    return result
  }

  /// Reads up to the end, or up to the parenthesis that ends an interpolation.
  private mutating func readCode(untilClosed: Bool) {
    var depth = 0
    while place < source.count {
      if starts("//") {
        while place < source.count, source[place] != "\n" { place += 1 }
      } else if starts("/*") {
        skipComment()
      } else if let hashes = hashesOfString {
        readString(hashes: hashes)
      } else {
        let character = source[place]
        take()
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if untilClosed, depth == 0 { return }
      }
    }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        place += 2
      } else if starts("*/") {
        depth -= 1
        place += 2
      } else {
        if source[place] == "\n" { result.append("\n") }
        place += 1
      }
    } while depth > 0 && place < source.count
  }

  private mutating func readString(hashes: Int) {
    let isLong = starts("\"\"\"", after: hashes)
    let fence = String(repeating: "#", count: hashes)
    let end = (isLong ? "\"\"\"" : "\"") + fence
    for _ in 0..<end.count { take() }
    while place < source.count, !starts(end) {
      if starts("\\" + fence + "(") {
        place += 1 + hashes
        readCode(untilClosed: true)
      } else if starts("\\" + fence) {
        place = min(source.count, place + 2 + hashes)
      } else {
        // A line of a long string is a line of code; what it says is not.
        result.append(source[place].isWhitespace ? source[place] : "·")
        place += 1
      }
    }
    for _ in 0..<end.count where place < source.count { take() }
  }

  /// The number of `#` before the string that starts here; nil if none does.
  private var hashesOfString: Int? {
    guard source[place] == "\"" || source[place] == "#" else { return nil }
    var end = place
    while end < source.count, source[end] == "#" { end += 1 }
    return end < source.count && source[end] == "\"" ? end - place : nil
  }

  private mutating func take() {
    result.append(source[place])
    place += 1
  }

  private func starts(_ text: String, after offset: Int = 0) -> Bool {
    var index = place + offset
    for character in text {
      guard index < source.count, source[index] == character else { return false }
      index += 1
    }
    return true
  }
}
