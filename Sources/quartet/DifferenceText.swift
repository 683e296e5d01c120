import Parity

/// A difference told so that it can be looked into: the steps that led to it, both sides, and how to replay it.
struct DifferenceText {
  let report: Report
  let pattern: Pattern

  func text(_ style: Style) -> String {
    guard let difference = report.difference else { return "" }
    let scenario = report.scenario
    let title = "✗ \(scenario.rule)  \(Text.safe(scenario.title)) · \(pattern.name)"
    let last = difference.line?.number ?? 0
    let steps = ConcealedScenario(scenario).lines.filter { $0.number <= last }.map { number, text in
      "\(number == last ? "  >" : "   ") \(Self.column(number))  \(text)"
    }
    let place = difference.line.map { "\(scenario.name).scenario, line \($0.number)" }
    return [
      style(.bad, title),
      "   \(place ?? "\(scenario.name).scenario, before the first step")",
      "",
      (steps.isEmpty ? "  > the start" : steps.joined(separator: "\n")),
      "",
      Self.indented("\(difference.reason)"),
      "",
      "   Replay: \(style(.strong, "swift run quartet play \(pattern.target) \(scenario.name)"))",
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
