import Parity
import Shared

/// Every scenario on every implementation, and the verdict.
struct DefaultRun {
  let patterns: [Pattern]
  let scenarios: [Scenario]
  var isVerbose = false
  /// How many columns the table may take.
  var width = 100

  /// Runs, and prints as it goes.
  ///
  /// - Returns: Whether every pattern did what the specification says, every time.
  func print(_ style: Style, _ print: (String) -> Void) async -> Bool {
    let table = Table(
      patterns: patterns.map(\.name), titles: scenarios.map(\.title), width: width, style: style)
    var differences: [(pattern: Pattern, report: Report)] = []
    for (chapter, scenarios) in Chapter.grouped(scenarios) {
      print(table.heading(chapter.rawValue))
      for scenario in scenarios {
        var reports: [Report] = []
        for pattern in patterns {
          let report = await Runner(pattern.feature).check(scenario)
          reports.append(report)
          if !report.passes { differences.append((pattern, report)) }
        }
        print(table.row(scenario, reports))
        if isVerbose { print(details(scenario, reports, style)) }
      }
      if !isVerbose { print("") }
    }
    for (pattern, report) in differences {
      print(DifferenceText(report: report, pattern: pattern).text(style) + "\n")
    }
    print(verdict(differences, style))
    return differences.isEmpty
  }

  /// The scenario's name, its steps and the screen at its end.
  private func details(_ scenario: Scenario, _ reports: [Report], _ style: Style) -> String {
    let kind = scenario.kind == .phone ? " (phone)" : ""
    let steps = ConcealedScenario(scenario).lines.map { "           \($0.text)" }
    let end = Specification.end(of: scenario).lines.map { "         │ \($0)" }
    let screen = reports.contains(where: \.passes) ? ["         in the end:"] + end : []
    return (["         \(scenario.name)\(kind)"] + steps + screen + [""])
      .map { style(.faint, $0) }.joined(separator: "\n")
  }

  private func verdict(_ differences: [(pattern: Pattern, report: Report)], _ style: Style) -> String {
    let counts = "\(Count(patterns.count, "implementation")), \(Count(scenarios.count, "scenario"))"
    guard !differences.isEmpty else { return style(.good, "✓ \(counts): no difference") }
    let sentences = patterns.compactMap { pattern in
      let scenarios = differences.filter { $0.pattern.feature == pattern.feature }.map(\.report.scenario)
      return scenarios.isEmpty
        ? nil
        : "\(pattern.name) differs in \(scenarios.count) (\(scenarios.map(\.name).joined(separator: ", ")))"
    }
    return style(.bad, "✗ \(counts): \(sentences.joined(separator: "; "))")
  }
}

/// A number and what it counts: `1 pattern`, `2 patterns`.
struct Count: CustomStringConvertible {
  let number: Int
  let noun: String

  init(_ number: Int, _ noun: String) {
    self.number = number
    self.noun = noun
  }

  nonisolated var description: String { number == 1 ? "1 \(noun)" : "\(number) \(noun)s" }
}
