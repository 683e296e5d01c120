import Parity

/// The sections of Docs/Feature.md, which group the scenarios by rule.
enum Chapter: String, CaseIterable {
  case review = "Review"
  case login = "Login"
  case recovery = "Recovery"
  case comment = "Comment"
  case links = "Links"
  case domain = "Domain"
  case timing = "Timing"
  case memory = "Memory"

  /// The letter of its rules.
  var letter: Character {
    switch self {
    case .review: "R"
    case .login: "L"
    case .recovery: "V"
    case .comment: "C"
    case .links: "D"
    case .domain: "A"
    case .timing: "T"
    case .memory: "M"
    }
  }

  /// The scenarios by section, without empty sections.
  static func grouped(_ scenarios: [Scenario]) -> [(chapter: Chapter, scenarios: [Scenario])] {
    allCases.map { chapter in (chapter, scenarios.filter { $0.rule.first == chapter.letter }) }
      .filter { !$0.1.isEmpty }
  }
}
