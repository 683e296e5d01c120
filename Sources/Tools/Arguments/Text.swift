/// Formats text for a terminal.
///
/// A *safe* text has no characters that move the cursor, so its width is known.
nonisolated public enum Text {
  /// A text with control characters replaced by escapes.
  public static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": safe.append(contentsOf: "\\n".unicodeScalars)
      case "\t": safe.append(contentsOf: "\\t".unicodeScalars)
      case "\r": safe.append(contentsOf: "\\r".unicodeScalars)
      case _ where isUnsafe(scalar):
        safe.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: safe.append(scalar)
      }
    }
    return String(safe)
  }

  /// The start of a safe text; `…` replaces the rest.
  public static func safe(_ text: String, upTo count: Int) -> String {
    let start = text.unicodeScalars.prefix(count)
    return start.endIndex == text.unicodeScalars.endIndex ? safe(text) : safe(String(start)) + "…"
  }

  /// A safe text in quotes; only the start of a long text, for a message.
  public static func quoted(_ text: String) -> String { "\"\(safe(text, upTo: 80))\"" }

  /// A safe text in quotes, for a command.
  public static func argument(_ text: String) -> String { "\"\(safe(text))\"" }

  /// A number and what it counts: `1 run`, `2 runs`.
  public static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7f }
    return switch scalar.properties.generalCategory {
    // Joiners combine characters into one. Other format characters can change the direction of the text.
    case .format: scalar.value != 0x200c && scalar.value != 0x200d
    case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

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
