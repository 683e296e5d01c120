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
      let texts = Text.wrapped(help, to: 79 - indent.count)
      let isLong = name.count > width
      let start =
        isLong ? ["  \(name)", indent + texts[0]] : ["  \(Text.padded(name, to: width))  \(texts[0])"]
      return start + texts.dropFirst().map { indent + $0 }
    }
    return (["\(title):"] + lines).joined(separator: "\n")
  }
}
