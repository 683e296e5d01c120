// The help.
extension Syntax {
  /// The name and the arguments: `quartet play PATTERN [FILE]`.
  public var usage: String {
    ([name]
      + arguments.map { argument in
        let text = argument.placeholder + (argument.count.upperBound > 1 ? " ..." : "")
        return argument.count.lowerBound == 0 ? "[\(text)]" : text
      }).joined(separator: " ")
  }

  /// The help, in lines of at most 79 characters.
  public var help: String {
    let help = "-h, --help"
    let options = options.filter { !$0.help.isEmpty }.map { option in
      let value = option.placeholder.isEmpty ? "" : " \(option.placeholder)"
      let more = option.count.upperBound > 1 ? " ..." : ""
      return (option.names.joined(separator: ", ") + value + more, option.help)
    }
    let parts = [
      "Usage: \(usage) [OPTIONS]", overview,
      HelpTable.text("Arguments", arguments.map { ($0.placeholder, $0.help) }),
      HelpTable.text("Options", options + [(help, "print this text")]),
      discussion,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

/// Two columns under a title. The second one is wrapped.
public enum HelpTable {
  /// Lays the table out in 79 columns.
  ///
  /// - Parameters:
  ///   - title: The line above it.
  ///   - rows: The texts of the columns. Without rows, the result is empty.
  public static func text(_ title: String, _ rows: [(name: String, help: String)]) -> String {
    if rows.isEmpty { return "" }
    let width = rows.map(\.name.count).filter { $0 <= 28 }.max() ?? 0
    let indent = String(repeating: " ", count: width + 4)
    let lines = rows.flatMap { name, help in
      var lines = wrapped(help, to: 79 - indent.count).map { indent + $0 }
      let isLong = name.count > width
      let start = "  \(name)" + String(repeating: " ", count: max(0, width + 2 - name.count))
      if isLong {
        lines.insert("  \(name)", at: 0)
      } else {
        lines[0] = start + lines[0].dropFirst(start.count)
      }
      return lines
    }
    return (["\(title):"] + lines).joined(separator: "\n")
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { lines, word in
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
