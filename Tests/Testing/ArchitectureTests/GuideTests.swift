import Foundation
import QuartetPatternRules
import Testing

/// A part of a pattern's document, and the chapter of the guide that answers it with code.
nonisolated struct Answer: CustomTestStringConvertible, Sendable {
  let guide: String
  let part: String
  let chapter: String
  /// A name of the document that the chapter contains.
  let name: String

  var testDescription: String { "\(guide), \(part)" }

  private static func answers(_ guide: String, _ rows: [(part: String, chapter: String, name: String)])
    -> [Answer]
  {
    rows.map { Answer(guide: guide, part: $0.part, chapter: $0.chapter, name: $0.name) }
  }

  static let all =
    answers(
      "RoundTable",
      [
        ("Part 1: Install the templates", "Your first module", "new-module"),
        ("Part 1: Configure the generic module", "Your first module", "RTEModuleTypes"),
        ("Part 1: Create your own modules", "The components", "RTEModuleViewNavigatable"),
        ("Part 2: Presenter", "The components", "Presenter"),
        ("Part 2: Core", "The components", "Core"),
        ("Part 2: Joint", "The components", "Joint"),
        ("Part 2: State", "The components", "State"),
        ("Part 2: Assembly", "Your first module", "RTEModuleAssembly"),
        ("Part 3: Communication between components", "The same tap", "notify(event:"),
        ("Part 3: Core, Presenter, Joint", "The components", "deliver(intent:"),
        ("Part 4: Communication between modules", "A child screen", "module.joint.attach"),
        ("Part 4: the input", "A child screen", "notify(input:"),
        ("Part 4: the update", "A child screen", "notify(update:"),
        ("Part 5: Memory management", "Who owns whom", "pipeline"),
        ("Part 6: Assembly", "Your first module", "LoginModuleAssembly"),
        ("Part 6: State", "A new validation rule", "inputPassword"),
        ("Part 6: Core", "The same tap", "startAttempt"),
        ("Part 6: Presenter", "A new validation rule", "update(firstAppear:"),
        ("Part 6: Joint", "A deep link", "take(input:"),
        ("Part 6: View", "The same tap", "notify(intent:"),
        ("Article, reason 1: logic and UI", "The same tap", "notify(update:"),
        ("Article, reason 2: navigation", "A child screen", "handleView"),
        ("Article, reason 3: growth", "A list row", "case .rowTap"),
        ("Article, reason 4: events", "The same tap", "loginButtonTap"),
      ])
    + answers("Recipes", [("Round Table, part 1: SwiftUI environment", "In SwiftUI", "binding")])
    + answers(
      "VIPER",
      [
        ("Structure", "Who owns whom", "unowned"),
        ("XCode Templates", "Your first module", "new-module"),
        ("Factory", "Your first module", "ReviewFactory"),
        ("Parameters", "A child screen", "LoginParameters"),
        ("Interface", "Your first module", "ReviewViewable"),
        ("Composition within the Module", "A child screen", "LoginFactory.phone"),
        ("Composition across Modules", "A child screen", "extension HomeFactory"),
        ("Delegation", "A child screen", "CommentDelegate"),
        ("ViewController", "The same tap", "onTap"),
        ("Viewable", "The interface, gateways and the UI model", "UIActivityIndicatorViewable"),
        ("Navigable", "The interface, gateways and the UI model", "StandardNavigable"),
        ("Presenter", "Your first module", "startActivityIndicatorAnimation"),
        ("Presentable", "Your first module", "ReviewPresentable"),
        ("Router", "A child screen", "presentComment"),
        ("Routable", "A child screen", "dismissComment"),
        ("Interactor", "The interface, gateways and the UI model", "LoginInteractor_Email"),
        ("Interactive", "The interface, gateways and the UI model", "LoginInteractive"),
        ("UI Model", "Your first module", "struct Animations"),
      ])
    + answers(
      "RVB",
      [
        ("View", "The same tap", "viewModel"),
        ("Router", "The components", "LoginRouter"),
        ("Builder", "The components", "LoginBuilder"),
        ("Module", "A child screen", "CommentControllable"),
        ("Dependency & Parameter", "The components", "LoginParameter"),
        ("Dependency Injection", "The components", "dependency.authManager"),
        ("Communication", "A child screen", "comment.onEnd"),
        ("Shared Object", "A shared object", "BDependency"),
        ("Routing", "The view guarantees its own state", "presentC"),
        ("Deeplink", "A deep link", "presentSignedOut"),
        ("Deeplink, the four steps", "A child screen", "#4"),
        ("Deeplink, search", "A deep link", "search(where:"),
        ("Sample", "Your first module", "TicTacToe"),
        ("Swift Package Manager", "Your first module", "new-module"),
      ])
    + answers(
      "Interactions",
      [
        ("Renderable", "The same tap", "LoginControlsRenderable"),
        ("Views", "A new validation rule", "renderControls"),
        ("Interaction", "The components in more detail", "LoginSigningInInteracting"),
        ("Rule: inheritance", "Who owns whom", "final class"),
        ("Rule: tell what happened", "The same tap", "didTapSignInButton"),
        ("Many interactions", "A list row", "didTapRow"),
        ("Assembler", "The components", "assemble()"),
        ("Rule: assemblers of dependencies", "A child screen", "CommentWritingInteractionAssembler"),
        ("Navigation", "A child screen", "CommentNavigation"),
        ("NavigationControlling", "The components", "NavigationControlling"),
        ("Rule: protocol or Adapter", "Values and adapters", "extension CommentStore"),
        ("Rule: use", "Who owns whom", "navigation.use(self)"),
        ("Mediator", "The components", "fillingIn?.didOpenSignInLink"),
      ])
}

@Suite(.enabled(if: Page.comparedPatterns.allSatisfy(Page.hasSources)))
nonisolated struct `The four guides` {
  static let guides = ["RoundTable", "VIPER", "RVB", "Interactions"]
  static let guidesWithTables = ["RVB"]

  @Test(arguments: guides)
  func `They have the same chapters in the same order`(guide: String) throws {
    let chapters = try Page("Docs/\(guide).md").text.matches(of: /\n## (.+)/).map { String($0.1) }
    #expect(
      chapters == [
        "The idea", "The components", "The same tap", "A new validation rule", "Who owns whom",
        "A child screen", "A late reply", "A list row", "A deep link", "Your first module",
        "Test a component", "Trade-offs",
      ] + (Self.guidesWithTables.contains(guide) ? ["From the document"] : []))
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
  func `A first reading ends within a third of the words`(guide: String) throws {
    let parts = try Page("Docs/\(guide).md").text.components(separatedBy: "*A first reading can stop here.*")
    let words = parts.map { $0.split(whereSeparator: \.isWhitespace).count }
    #expect(words.count == 2 && words[0] * 2 <= words[1], "\(words)")
  }

  @Test(arguments: Answer.all)
  func `Each part of a document is answered with code`(answer: Answer) throws {
    let chapter = try Page("Docs/\(answer.guide).md").chapter(answer.chapter)
    #expect(chapter.contains("```swift\n"))
    #expect(chapter.contains(answer.name))
  }

  // `Examples/adopt` builds these modules with and without main-actor default isolation.
  @Test(arguments: guides)
  func `The code of a first module is what the generator writes`(guide: String) throws {
    let chapter = try Page("Docs/\(guide).md").chapter("Your first module")
    let others = /\]\((?!\.\.\/Sources\/Tools\/ModuleGenerator\/Modules\/)[^)]+\)/
    let page = Page("Docs/\(guide).md", text: chapter.replacing(others, with: "]"))
    #expect(page.quotes.count > 1 && page.wrongQuotes == [])
  }

  @Test(arguments: guides)
  func `They link to what they share`(guide: String) throws {
    let text = try Page("Docs/\(guide).md").text
    #expect(text.contains("](Basics.md)") && text.contains("](Glossary.md)"))
    #expect(text.contains("](Recipes.md#") && text.contains("](Departures.md#"))
  }

  @Test(arguments: guidesWithTables)
  func `Each name of a document is in the code that its table links to, or a reason says why not`(
    guide: String
  ) throws {
    let rows = try DocumentTable(guide: guide).rows
    for row in rows { #expect(row.missingNames == [], "\(row.part)") }
    let names = rows.map(\.names.count).reduce(0, +)
    let withoutCode = rows.filter { $0.files.isEmpty }.map(\.names.count).reduce(0, +)
    #expect(names > 40 && withoutCode * 10 <= names, "\(withoutCode) of \(names)")
  }

  @Test(arguments: guidesWithTables)
  func `Each rule of a document has a link to what follows it, or a reason`(guide: String) throws {
    let rules = try DocumentTable(guide: guide).rules
    #expect(rules.count >= 8)
    for rule in rules {
      #expect(rule.answer.contains("](") || rule.answer.hasPrefix("none: "), "\(rule.rule)")
    }
  }

  @Test(arguments: ["Recipes", "Departures"])
  func `Their recipes and departures are pages with a chapter for each pattern`(page: String) throws {
    let chapters = try Page("Docs/\(page).md").text.matches(of: /\n## (.+)/).map { String($0.1) }
    #expect(chapters == ["Round Table", "VIPER", "RVB", "Interactions"])
  }

  @Test(arguments: guides)
  func `Their contents at the top name every chapter in order`(guide: String) throws {
    let text = try Page("Docs/\(guide).md").text
    let parts = text.split(separator: "\n## ", maxSplits: 1)
    let listed = try #require(parts.first).matches(of: /\[([^\]]+)\]\(#/).map { String($0.1) }
    #expect(listed == text.matches(of: /\n## (.+)/).map { String($0.1) })
  }

  @Test(
    arguments: ["Login", "Review", "Comment", "Recovery"],
    ["Docs/RoundTable.md", "Sources/RoundTable/README.md"])
  func `The tables of messages list what each component of a Round Table module does`(
    module: String, page: String
  ) throws {
    let chapter = try Page(page).chapter("Who handles which message")
    let table =
      chapter.components(separatedBy: "**\(module)**\n").last?
      .components(separatedBy: "\n\n").first ?? ""
    let rows = try MessageTable(module: module).rows
    #expect(rows.count >= 3)
    #expect(
      table.split(separator: "\n").dropFirst(2).map(String.init) == rows, "\(rows.joined(separator: "\n"))")
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
    #expect(stops.count == 11)
    for stop in stops {
      let rows = stop.matches(of: /\n\| (.+) \| \[`(.+)`\]\(\.\.\/(.+)\) \| .+ \|/)
      #expect(rows.map { String($0.1) } == ["Round Table", "VIPER", "RVB", "Interactions"])
      for (row, folder) in zip(rows, ["RoundTable", "VIPERKit", "RVBKit", "Interactions"]) {
        #expect(row.3.hasPrefix("Sources/\(folder)/") || row.3.hasPrefix("Tests/\(folder)Tests/"))
        #expect(row.3.hasSuffix("/\(row.2)"))
      }
    }
  }
}

nonisolated extension Page {
  /// The text under a heading of any level, up to the next heading of this level; empty if there is none.
  func chapter(_ title: String) -> String {
    for level in ["\n## ", "\n### "] {
      let chapter = text.components(separatedBy: level).first { $0.hasPrefix(title + "\n") }
      if let chapter { return chapter }
    }
    return ""
  }
}
