import Foundation
import QuartetPatternRules
import Testing

@Suite(.enabled(if: Page.comparedPatterns.allSatisfy(Page.hasSources)))
nonisolated struct `The four guides` {
  static let guides = ["RoundTable", "VIPER", "RVB", "Interactions"]

  private static let chapters = [
    "The idea", "The components", "The same tap", "A new validation rule", "Who owns whom",
    "A child screen", "A late reply", "A list row", "A deep link", "Your first module",
    "Test a component", "Trade-offs", "From the document",
  ]

  @Test(arguments: guides)
  func `They have the same chapters in the same order, and name them all at the top`(guide: String) throws {
    let page = try Page("Docs/\(guide).md")
    let listed = page.text.prefix(upTo: page.text.firstRange(of: "\n## ")?.lowerBound ?? page.text.endIndex)
      .matches(of: /\[([^\]]+)\]\(#/)
    #expect(page.chapters == Self.chapters && listed.map { String($0.1) } == Self.chapters)
  }

  @Test(arguments: guides)
  func `The first third says who is called first, where a rule belongs and who owns whom`(guide: String)
    throws
  {
    let text = try Page("Docs/\(guide).md").text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let third = Page("Docs/\(guide).md", text: lines.prefix(lines.count / 3).joined(separator: "\n"))
    for chapter in ["The same tap", "A new validation rule", "Who owns whom"] {
      #expect(third.chapter(chapter).contains("```swift\n"), "\(chapter)")
    }
  }

  @Test(arguments: guides)
  func `A first reading ends within two fifths of the words`(guide: String) throws {
    let parts = try Page("Docs/\(guide).md").text.components(separatedBy: "*A first reading can stop here.*")
    let words = parts.map { $0.split(whereSeparator: \.isWhitespace).count }
    #expect(words.count == 2 && words[0] * 3 <= words[1] * 2, "\(words)")
  }

  @Test(arguments: guides)
  func `They link to what they share`(guide: String) throws {
    let text = try Page("Docs/\(guide).md").text
    let links = ["](Basics.md)", "](Glossary.md)", "](Recipes.md#", "](Departures.md#"]
    #expect(links.filter { !text.contains($0) } == [String]())
  }

  @Test(arguments: guides)
  func `Each name of a document is in the code that its table links to, or a reason says why not`(
    guide: String
  ) throws {
    let rows = try DocumentTable(guide: guide).rows
    for row in rows { #expect(row.missingNames == [], "\(row.part)") }
    let names = rows.map(\.names.count).reduce(0, +)
    let withoutCode = rows.filter { $0.files.isEmpty }.map(\.names.count).reduce(0, +)
    #expect(names > 40 && withoutCode * 10 <= names, "\(withoutCode) of \(names)")
  }

  @Test(arguments: guides)
  func `Each rule of a document has a link to what follows it, or a reason`(guide: String) throws {
    let rules = try DocumentTable(guide: guide).rules
    #expect(rules.count >= 8)
    for rule in rules {
      #expect(rule.answer.contains("](") || rule.answer.hasPrefix("none: "), "\(rule.rule)")
    }
  }

  @Test(arguments: ["Recipes", "Departures"])
  func `Their recipes and departures are pages with a chapter for each pattern`(page: String) throws {
    #expect(try Page("Docs/\(page).md").chapters == ["Round Table", "VIPER", "RVB", "Interactions"])
  }

  @Test func `Login's Presenter with a binding has at most ten lines of its own`() throws {
    let folders = ["Sources/RoundTable/Sample", "Examples/Quartet.swiftpm/App/RoundTable"]
    let lines = try folders.map {
      try PackageFolder.text(of: "\($0)/Login/LoginModulePresenter.swift").split(separator: "\n")
    }
    let (updates, binding) = (lines[0], lines[1])
    #expect(binding.contains { $0.contains("RTBModulePresenter") })
    #expect(binding.difference(from: updates).insertions.count <= 10)
  }

  @Test func `The reading path has a file of each pattern at each stop`() throws {
    let stops = try Page("Docs/ReadingPath.md").text.components(separatedBy: "\n## ").dropFirst().dropLast()
    #expect(stops.count == 9)
    for stop in stops {
      let rows = stop.matches(
        of: /\n\| (.+) \| \[`(.+)`\]\(\.\.\/(?:Sources\/(\w+)|Tests\/(\w+)Tests)\/(.+)\) \|/)
      let names = rows.map { row in "\(row.1), \(row.3 ?? row.4 ?? ""), \("/\(row.5)".hasSuffix("/\(row.2)"))"
      }
      #expect(
        names == [
          "Round Table, RoundTable, true", "VIPER, VIPERKit, true", "RVB, RVBKit, true",
          "Interactions, Interactions, true",
        ])
    }
  }
}

nonisolated extension Page {
  /// The headings of the second level.
  var chapters: [String] { text.matches(of: /\n## (.+)/).map { String($0.1) } }

  /// The text under a heading of the second level, up to the next one; empty if there is none.
  func chapter(_ title: String) -> String {
    text.components(separatedBy: "\n## ").first { $0.hasPrefix(title + "\n") } ?? ""
  }
}
