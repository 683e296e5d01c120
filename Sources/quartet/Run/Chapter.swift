import Parity

/// The parts of the specification, which group the scenarios as its page groups the rules.
enum Chapter: String, CaseIterable {
  case review = "Review"
  case login = "Login"
  case recovery = "Recovery"
  case comment = "Comment"
  case links = "Links"
  case domain = "The domain"
  case always = "Whatever happens"
  case others = "Other rules"

  init(of scenario: Scenario) {
    self =
      switch scenario.rule.first {
      case "R": .review
      case "L": .login
      case "V": .recovery
      case "C": .comment
      case "D": .links
      case "A": .domain
      case "T", "M": .always
      default: .others
      }
  }

  /// The scenarios by chapter, in the order of the page; a chapter without any is left out.
  static func grouped(_ scenarios: [Scenario]) -> [(chapter: Chapter, scenarios: [Scenario])] {
    let groups = Dictionary(grouping: scenarios, by: Chapter.init(of:))
    return allCases.compactMap { chapter in groups[chapter].map { (chapter, $0) } }
  }
}
