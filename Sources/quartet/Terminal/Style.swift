/// Colour, or none of it.
struct Style: Equatable {
  let isColoured: Bool

  /// Whether colour is wanted: on a terminal that can show it, where nobody asks for none (https://no-color.org).
  static func isColourWanted(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// What a piece of text is.
  enum Role: String {
    case plain = ""
    case strong = "1"
    case faint = "2"
    case bad = "31"
    case good = "32"
    case accent = "36"
  }

  func callAsFunction(_ role: Role, _ text: String) -> String {
    isColoured && role != .plain && !text.isEmpty ? "\u{1b}[\(role.rawValue)m\(text)\u{1b}[0m" : text
  }
}
