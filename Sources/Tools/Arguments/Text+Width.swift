nonisolated extension Text {
  /// The width of a safe text, in columns.
  public static func width(_ text: String) -> Int {
    // Of ASCII, which most texts are, each character takes one column.
    text.utf8.allSatisfy { (0x20...0x7e).contains($0) }
      ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
  }

  /// A safe text, filled up to a width.
  public static func padded(_ text: String, to width: Int, with filler: Character = " ") -> String {
    text + String(repeating: filler, count: max(0, width - Self.width(text)))
  }

  /// A safe text, cut to a width; `…` replaces what is cut.
  public static func cut(_ text: String, to width: Int) -> String {
    guard Self.width(text) > width else { return text }
    var cut = ""
    var taken = 1
    for character in text {
      taken += Self.width(of: character)
      if taken > width { break }
      cut.append(character)
    }
    while cut.last == " " { cut.removeLast() }
    return cut + "…"
  }

  /// A safe text as lines of at most a width, broken at spaces where possible.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for character in text {
      if Self.width(line) + Self.width(of: character) > width {
        if character == " " {
          lines.append(line)
          line = ""
          continue
        }
        let space = line.lastIndex(of: " ")
        lines.append(space.map { String(line[..<$0]) } ?? line)
        line = space.map { String(line[line.index(after: $0)...]) } ?? ""
      }
      line.append(character)
    }
    return lines + [line]
  }

  private static func width(of character: Character) -> Int {
    character.unicodeScalars.map(width).max() ?? 0
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7e: return 1
    case 0xfe0f, 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff,
      0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1f1e6...0x1f1ff, 0x20000...0x3fffd:
      return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
