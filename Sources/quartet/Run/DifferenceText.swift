import Parity

/// A difference told so that it can be looked into: the steps that led to it, both sides, and how to replay it.
struct DifferenceText {
  let report: Report
  let pattern: Pattern
  /// The file that the scenario comes from, if it is none of the package's.
  var file: String?

  func text(_ style: Style) -> String {
    guard let difference = report.difference else { return "" }
    let scenario = report.scenario
    let title = "✗ \(scenario.rule)  \(Text.safe(scenario.title)) · \(pattern.name)"
    let last = difference.line?.number ?? 0
    let steps = ConcealedScenario(scenario).lines.filter { $0.number <= last }.map { number, text in
      "\(number == last ? "  >" : "   ") \(Self.column(number))  \(text)"
    }
    let file = file.map(Text.safe) ?? "\(scenario.name).scenario"
    let place = difference.line.map { "line \($0.number)" } ?? "before the first step"
    let name = self.file.map(Text.quoted) ?? scenario.name
    return [
      style(.bad, title),
      "   \(file), \(place)",
      "",
      (steps.isEmpty ? "  > the start" : steps.joined(separator: "\n")),
      "",
      Self.indented("\(difference.reason)"),
      "",
      "   Replay: \(style(.strong, "swift run quartet play \(pattern.target) \(name)"))",
    ].joined(separator: "\n")
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "   \($0)" }.joined(separator: "\n")
  }

  private static func column(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits
  }
}
