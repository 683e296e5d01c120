import Foundation
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity

/// `quartet list`.
struct ListOptions: Command {
  static let syntax = Syntax<ListOptions>(
    "quartet list", summary: "list the implementations and the scenarios",
    overview: """
      Lists the implementations, and the scenarios by rule. Docs/Feature.md explains
      the rules. Play a scenario by its name:
        quartet play roundtable L06-wrong-pair
      """,
    [])

  func run(on terminal: Terminal) throws(UsageError) -> Int32 {
    let listing = Listing(
      implementations: Implementations.all, scenarios: try Script.builtIn(), width: terminal.width)
    terminal.print(listing.text(terminal.style))
    return 0
  }
}

/// The implementations and the scenarios.
struct Listing {
  let implementations: [any Feature.Type]
  let scenarios: [Scenario]
  let width: Int

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
      lines += ["", "  \(style(.strong, chapter.title))"]
      var lastRule = ""
      for scenario in scenarios {
        let rule = style(.accent, Text.padded(scenario.rule == lastRule ? "" : scenario.rule, to: 3))
        lastRule = scenario.rule
        let besideName = 2 + 3 + 2 + scenarioWidth + 2
        let isNarrow = width - besideName < 40
        let start = isNarrow ? 9 : besideName
        var pieces = Text.wrapped(Text.safe(scenario.title), to: width - start)
        let first = isNarrow ? "" : "  \(pieces.removeFirst())"
        let name = isNarrow ? scenario.name : Text.padded(scenario.name, to: scenarioWidth)
        lines.append("  \(rule)  \(name)\(first)")
        lines += pieces.map { String(repeating: " ", count: start) + $0 }
      }
    }
    if let implementation = implementations.first, let scenario = scenarios.first {
      lines += ["", "Play a scenario: quartet play \(implementation.argument) \(scenario.name)"]
    }
    return lines.joined(separator: "\n")
  }
}

/// The sections of Docs/Feature.md, which group the scenarios by rule, by the letters of their rules.
enum Chapter: Character, CaseIterable {
  case review = "R"
  case login = "L"
  case recovery = "V"
  case comment = "C"
  case links = "D"
  case domain = "A"
  case timing = "T"
  case memory = "M"

  /// Its heading: `Review`.
  var title: String { "\(self)".capitalized }

  /// The scenarios by section, without empty sections.
  static func grouped(_ scenarios: [Scenario]) -> [(chapter: Chapter, scenarios: [Scenario])] {
    allCases.map { chapter in (chapter, scenarios.filter { $0.rule.first == chapter.rawValue }) }
      .filter { !$0.1.isEmpty }
  }
}
