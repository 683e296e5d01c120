import FeatureEntry
import Parity

/// The sections of Docs/Feature.md, which group the scenarios by rule.
enum Chapter: String, CaseIterable {
  case review = "Review"
  case login = "Login"
  case recovery = "Recovery"
  case comment = "Comment"
  case links = "Links"
  case attempts = "Sign-in attempts"
  case general = "General"
  case other = "Other rules"

  init(of scenario: Scenario) {
    self =
      switch scenario.rule.first {
      case "R": .review
      case "L": .login
      case "V": .recovery
      case "C": .comment
      case "D": .links
      case "A": .attempts
      case "T", "M": .general
      default: .other
      }
  }

  /// The scenarios by section, without empty sections.
  static func grouped(_ scenarios: [Scenario]) -> [(chapter: Chapter, scenarios: [Scenario])] {
    let groups = Dictionary(grouping: scenarios, by: Chapter.init(of:))
    return allCases.compactMap { chapter in groups[chapter].map { (chapter, $0) } }
  }
}
