import Foundation
import QuartetPatternRules

/// Who handles which message of a Round Table module, read from the handlers of its components.
nonisolated struct MessageTable {
  /// The components that handle a message, in the order of delivery, and the file that declares it.
  private static let kinds = [
    (handler: "handleView", declared: "View", by: ["Core", "Presenter", "Joint"]),
    (handler: "handleCore", declared: "Core", by: ["Presenter", "Joint"]),
    (handler: "handleJoint", declared: "Joint", by: ["Core", "Presenter"]),
  ]

  /// The rows in Markdown: the message, and what each component does with it.
  let rows: [String]

  init(module: String) throws {
    let files = try Dictionary(
      uniqueKeysWithValues: ["View", "Core", "Presenter", "Joint"].map { part in
        (part, try PackageFolder.text(of: "Sources/RoundTable/Sample/\(module)/\(module)Module\(part).swift"))
      })
    rows = Self.kinds.flatMap { kind in
      let suffix = ["View": "Intent", "Core": "Event", "Joint": "Input"][kind.declared, default: ""]
      let messages = Self.cases(
        of: "enum \(module)Module\(kind.declared)\(suffix)", in: files[kind.declared, default: ""])
      return messages.map { message in
        let cells = ["Core", "Presenter", "Joint"].map { part in
          guard kind.by.contains(part) else { return part == kind.declared ? "sends it" : "" }
          let actions = Self.actions(on: message, of: kind.handler, in: files[part, default: ""])
          return actions.map { "`\($0)`" }.joined(separator: ", ")
        }
        return (["`.\(message)`"] + cells).reduce("|") { $1.isEmpty ? $0 + " |" : "\($0) \($1) |" }
      }
    }
  }

  /// The names of the cases of an enum; empty if the text does not declare it.
  private static func cases(of declaration: String, in text: String) -> [String] {
    guard let body = block(after: declaration, in: text) else { return [] }
    return body.compactMap { line in line.firstMatch(of: /^  case (\w+)/).map { String($0.1) } }
  }

  /// The statements that a handler runs for a message.
  private static func actions(on message: String, of handler: String, in text: String) -> [String] {
    guard let body = block(after: "  override func \(handler)(", in: text) else { return [] }
    guard body.contains(where: { $0.hasPrefix("    switch ") }) else {
      return body.compactMap { line in
        let condition = line.firstMatch(of: /^    if case \.(\w+).* = \w+ \{ (.+) \}$/)
        guard let condition else { return line.trimmingCharacters(in: .whitespaces) }
        return condition.1 == message ? String(condition.2) : nil
      }
    }
    var isRun = false
    return body.compactMap { line in
      if line.hasPrefix("    case ") { isRun = line.matches(of: /\.(\w+)/).contains { $0.1 == message } }
      let isStatement = isRun && line.hasPrefix("      ") && line != "      break"
      return isStatement ? line.trimmingCharacters(in: .whitespaces) : nil
    }
  }

  /// The lines between the first line that begins with a text and the brace that closes it.
  private static func block(after start: String, in text: String) -> [String]? {
    let lines = text.components(separatedBy: "\n")
    guard let first = lines.firstIndex(where: { $0.hasPrefix(start) }) else { return nil }
    let end = String(lines[first].prefix { $0 == " " }) + "}"
    return Array(lines[(first + 1)...].prefix { $0 != end })
  }
}
