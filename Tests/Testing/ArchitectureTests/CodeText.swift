/// Reads a Swift source and leaves out comments and the contents of string literals, except what is interpolated. It does
/// not know block comments, of which the package has none.
nonisolated struct CodeText {
  private let source: [UInt8]
  private var index = 0
  private var result: [UInt8] = []

  /// The code of a source; lines stay where they are.
  static func code(of source: String) -> String {
    var text = CodeText(source: Array(source.utf8))
    text.readCode(isInterpolation: false)
    return String(decoding: text.result, as: UTF8.self)
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func readCode(isInterpolation: Bool) {
    var depth = 0
    while index < source.count {
      // Few bytes begin anything. To look at the text behind each one would take long in a debug build.
      switch Unicode.Scalar(source[index]) {
      case "/" where starts("//"):
        while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
        continue
      case "\"", "#":
        if let hashes = hashesOfString {
          readString(hashes)
          continue
        }
      case "(": depth += 1
      case ")":
        depth -= 1
        if isInterpolation, depth < 0 { return }
      default: break
      }
      take()
    }
  }

  private mutating func readString(_ hashes: String) {
    index += hashes.utf8.count
    let isLong = starts("\"\"\"")
    let quote = isLong ? "\"\"\"" : "\""
    index += quote.utf8.count
    result.append(UInt8(ascii: "\""))
    while index < source.count, !starts(quote + hashes) {
      if starts("\\" + hashes + "(") {
        index += 2 + hashes.utf8.count
        result.append(UInt8(ascii: " "))
        readCode(isInterpolation: true)
        result.append(UInt8(ascii: " "))
      } else if source[index] == UInt8(ascii: "\n") {
        // A quotation mark in a regular expression starts no string.
        if !isLong { return }
        take()
        continue
      } else if starts("\\" + hashes) {
        index += 1 + hashes.utf8.count
      }
      index += 1
    }
    index += quote.utf8.count + hashes.utf8.count
    result.append(UInt8(ascii: "\""))
  }

  /// The number signs before the string literal that starts here; nil if none does.
  private var hashesOfString: String? {
    var end = index
    while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
    guard end < source.count, source[end] == UInt8(ascii: "\"") else { return nil }
    return String(repeating: "#", count: end - index)
  }

  private mutating func take() {
    result.append(source[index])
    index += 1
  }

  private func starts(_ text: String) -> Bool {
    var place = index
    for byte in text.utf8 {
      guard place < source.count, source[place] == byte else { return false }
      place += 1
    }
    return true
  }
}
