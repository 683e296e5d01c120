import Foundation
import QuartetParity

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
