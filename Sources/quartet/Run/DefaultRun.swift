import FeatureEntry
import Parity
import Shared

/// Runs every scenario on every implementation.
struct DefaultRun {
  let implementations: [any Feature.Type]
  let scenarios: [Scenario]
  var isVerbose = false
  /// The width of the table, in columns.
  var width = 100

  /// Runs, and prints while it runs.
  ///
  /// - Returns: Whether every implementation followed the specification in every scenario.
  func print(_ style: Style, _ print: (String) -> Void) async -> Bool {
    let table = Table(
      names: implementations.map { $0.patternName }, titles: scenarios.map(\.title), width: width,
      style: style)
    var differences: [(implementation: any Feature.Type, report: Report)] = []
    for (chapter, scenarios) in Chapter.grouped(scenarios) {
      print(table.heading(chapter.rawValue))
      for scenario in scenarios {
        var reports: [Report] = []
        for implementation in implementations {
          let report = await Runner(implementation).check(scenario)
          reports.append(report)
          if !report.passes { differences.append((implementation, report)) }
        }
        print(table.row(scenario, reports))
        if isVerbose { print(details(scenario, reports, style)) }
      }
      if !isVerbose { print("") }
    }
    for (implementation, report) in differences {
      print(DifferenceText(report: report, implementation: implementation).text(style) + "\n")
    }
    print(verdict(differences.map(\.report), style))
    return differences.isEmpty
  }

  /// The scenario's name, its steps and the screen at its end.
  private func details(_ scenario: Scenario, _ reports: [Report], _ style: Style) -> String {
    let kind = scenario.kind == .phone ? " (phone)" : ""
    let steps = RedactedScenario(scenario).lines.map { "           \($0.text)" }
    let end = Specification.end(of: scenario).lines.map { "         │ \($0)" }
    let screen = reports.contains(where: \.passes) ? ["         at the end:"] + end : []
    return (["         \(scenario.name)\(kind)"] + steps + screen + [""])
      .map { style(.faint, $0) }.joined(separator: "\n")
  }

  private func verdict(_ differences: [Report], _ style: Style) -> String {
    let counts = "\(Count(implementations.count, "implementation")), \(Count(scenarios.count, "scenario"))"
    guard !differences.isEmpty else { return style(.good, "✓ \(counts): no difference") }
    let sentences = implementations.compactMap { implementation in
      let name = implementation.patternName
      let scenarios = differences.filter { $0.pattern == name }.map(\.scenario)
      return scenarios.isEmpty
        ? nil
        : "\(name) differs in \(scenarios.count) (\(scenarios.map(\.name).joined(separator: ", ")))"
    }
    return style(.bad, "✗ \(counts): \(sentences.joined(separator: "; "))")
  }
}

/// A number and what it counts: `1 run`, `2 runs`.
struct Count: CustomStringConvertible {
  let number: Int
  let noun: String

  init(_ number: Int, _ noun: String) {
    self.number = number
    self.noun = noun
  }

  nonisolated var description: String { number == 1 ? "1 \(noun)" : "\(number) \(noun)s" }
}
