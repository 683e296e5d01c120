import FeatureEntry
import Parity

/// The implementations and the scenarios.
struct Listing {
  let implementations: [any Feature.Type]
  let scenarios: [Scenario]
  var width = 100

  func text(_ style: Style) -> String {
    var lines = [style(.strong, "Implementations"), ""]
    let nameWidth = implementations.map { Text.width($0.patternName) }.max() ?? 0
    for implementation in implementations {
      let name = Text.padded(implementation.patternName, to: nameWidth)
      lines.append("  \(name)  quartet play \(implementation.argument)")
    }
    lines += ["", "\(style(.strong, "Scenarios")) (\(scenarios.count))"]
    let scenarioWidth = scenarios.map { Text.width($0.name) }.max() ?? 0
    for (chapter, scenarios) in Chapter.grouped(scenarios) {
      lines += ["", "  \(style(.strong, chapter.rawValue))"]
      var lastRule = ""
      for scenario in scenarios {
        let rule = style(.accent, Text.padded(scenario.rule == lastRule ? "" : scenario.rule, to: 3))
        lastRule = scenario.rule
        let margin = 2 + 3 + 2
        let right = margin + scenarioWidth + 2
        let start = width - right < 40 ? margin : right
        let pieces = Text.wrapped(Text.safe(scenario.title), to: width - start)
        let title = pieces.joined(separator: "\n" + String(repeating: " ", count: start))
        let name = Text.padded(scenario.name, to: start == right ? right - margin : 0)
        lines.append("  \(rule)  \(name)\(start == right ? "" : "\n       ")\(title)")
      }
    }
    if let implementation = implementations.first, let scenario = scenarios.first {
      lines += ["", "Play a scenario: quartet play \(implementation.argument) \(scenario.name)"]
    }
    return lines.joined(separator: "\n")
  }

  private struct Output: Encodable {
    struct Entry: Encodable {
      let name: String
      let rule: String
      let title: String
    }

    let implementations: [String]
    let scenarios: [Entry]
  }

  var json: String {
    JSON.text(
      Output(
        implementations: implementations.map { $0.patternName },
        scenarios: scenarios.map { Output.Entry(name: $0.name, rule: $0.rule, title: $0.title) }))
  }
}
