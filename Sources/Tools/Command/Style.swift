/// Colours text, if the output can show colour.
package struct Style: Equatable {
  package let isColoured: Bool

  package init(isColoured: Bool) { self.isColoured = isColoured }

  /// Whether to use colour: on a terminal that shows it, unless `NO_COLOR` is set (https://no-color.org).
  package static func usesColour(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// The meaning of a piece of text.
  package enum Role: String {
    case plain = ""
    case strong = "1"
    case faint = "2"
    case bad = "31"
    case good = "32"
    case accent = "36"
  }

  package func callAsFunction(_ role: Role, _ text: String) -> String {
    isColoured && role != .plain && !text.isEmpty ? "\u{1b}[\(role.rawValue)m\(text)\u{1b}[0m" : text
  }
}
