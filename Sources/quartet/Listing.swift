import Parity

/// The implementations and the scenarios there are.
struct Listing {
  let patterns: [Pattern]
  let scenarios: [Scenario]

  func text(_ style: Style) -> String {
    var lines = [style(.strong, "Implementations"), ""]
    let nameWidth = patterns.map { Text.width($0.name) }.max() ?? 0
    let targetWidth = patterns.map { Text.width($0.target) }.max() ?? 0
    for pattern in patterns {
      let name = Text.padded(pattern.name, to: nameWidth)
      let target = Text.padded(pattern.target, to: targetWidth)
      lines.append("  \(name)  target \(target)  guide \(pattern.guide)")
    }
    lines += ["", "\(style(.strong, "Scenarios")) (\(scenarios.count))"]
    let scenarioWidth = scenarios.map { Text.width($0.name) }.max() ?? 0
    for (chapter, scenarios) in Chapter.grouped(scenarios) {
      lines += ["", "  \(style(.strong, chapter.rawValue))"]
      var lastRule = ""
      for scenario in scenarios {
        let rule = style(.accent, Text.padded(scenario.rule == lastRule ? "" : scenario.rule, to: 3))
        lastRule = scenario.rule
        let name = Text.padded(scenario.name, to: scenarioWidth)
        let start = 2 + 3 + 2 + scenarioWidth + 2
        let pieces = Text.wrapped(Text.safe(scenario.title), to: max(30, 100 - start))
        lines.append("  \(rule)  \(name)  \(pieces[0])")
        lines += pieces.dropFirst().map { String(repeating: " ", count: start) + $0 }
      }
    }
    if let pattern = patterns.first, let scenario = scenarios.first {
      lines += ["", "Play one: quartet play \(pattern.target) \(scenario.name)"]
    }
    return lines.joined(separator: "\n")
  }
}
