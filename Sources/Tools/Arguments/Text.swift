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
