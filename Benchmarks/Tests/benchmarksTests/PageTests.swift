import Foundation
import Testing

@testable import benchmarks

@Suite struct `The page of costs` {
  @Test func `Blank lines and lines with only a comment are not code`() {
    let text = """
      /// Documentation.
      struct Sum {  // a comment after code

        // A comment.
        let a = 1
      }
      """
    #expect(FileCount.codeLines(of: text) == ["struct Sum {  // a comment after code", "  let a = 1", "}"])
    #expect(FileCount.codeLines(of: "").isEmpty)
  }

  /// On a Mac, the executable that runs tests is not in the build folder.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: SymbolCount.modules.path)))
  func `Docs/Costs.md has the counts of the sources and of the modules that were built`() throws {
    let costs = try WritingCost.all()
    #expect(costs.map(\.name) == ["Round Table", "VIPER", "RVB", "Interactions", "Baseline", "MVVM"])
    let interactions = try #require(costs.first { $0.name == "Interactions" })
    let kit = try #require(interactions.kit)
    #expect(kit.symbols.types == 0)
    #expect(kit.symbols.protocols > 0)
    #expect(kit.symbols.publicSymbols > kit.symbols.protocols)
    #expect(interactions.sample.symbols.types > 10)
    #expect(interactions.changesForRecovery.files > 0)

    let results = Results(machine: .this(), writing: costs, running: RunCosts(), budgets: [])
    let text = try MarkdownPage("Docs/Costs.md").text
    for table in Page(results: results).writingTables {
      let isOnPage = text.contains(table.markdown)
      #expect(isOnPage, "\(table.title) has changed. In a release build: benchmarks --page --quick")
    }
  }

  @Test func `Docs/Costs.md has a place for each table`() throws {
    var renewed = try MarkdownPage("Docs/Costs.md")
    for title in [
      "Kit", "Sample", "Lines of code", "One more screen", "Time", "Allocations",
      "Bytes in use afterwards", "Growth in bytes", "A tap on a switch",
    ] { try renewed.renew(Table(title, columns: [], [])) }
    try renewed.renew(lineBeginning: Machine.sentence, "")
  }

  @Test func `Docs/Choosing.md and its data have the figures of the other pages`() throws {
    let choosing = try ChoosingTable()
    #expect(
      choosing.rows.allSatisfy { $0.values.prefix(4).allSatisfy { $0 != nil } } && choosing.rows.count <= 20)
    #expect(Set(choosing.rows.map(\.title)).count == choosing.rows.count)
    let isOnPage = try MarkdownPage("Docs/Choosing.md").text.contains(choosing.table.markdown)
    #expect(isOnPage, "The table has changed. In a release build: benchmarks --page --quick")
    let data = try Data(contentsOf: Page.repository.appending(path: "Docs/Choosing.json"))
    #expect(try data == choosing.data)
  }

  @Test func `A pattern that Docs/Choosing.md takes for a figure has the best one of the four`() throws {
    let choosing = try ChoosingTable()
    var count = 0
    let page = try MarkdownPage("Docs/Choosing.md").text.components(separatedBy: "## Take X if")[1]
    for line in page.split(separator: "\n").prefix(while: { !$0.hasPrefix("#") }) {
      let reasons = line.components(separatedBy: "*Against it:*")[0]
      guard let column = choosing.columns.firstIndex(where: { reasons.hasPrefix("- **\($0)**") }) else {
        continue
      }
      for match in reasons.matches(of: /_([^_]+)_/) {
        let title = String(match.1)
        let row = try #require(choosing.rows.first { $0.title == title }, "no row \(title)")
        let figures = row.values.prefix(4).compactMap(\.self)
        #expect(row.values[column] == figures.min(), "\(choosing.columns[column]): \(title)")
        count += 1
      }
    }
    #expect(count >= 8)
  }

  @Test func `A figure is marked if it is best by half and no row of its kind reverses that`() throws {
    func cells(_ lines: String, generated: String) throws -> [String] {
      var costs = try MarkdownPage("Docs/Costs.md")
      for (title, rows, figures) in [
        ("One more screen", ["lines in all", "files in all"], lines),
        ("Sample", ["lines of code", "files"], lines),
        (
          "One generated screen with stars",
          ["lines of code", "clean debug build, ms", "public declarations in targets of ten"], generated
        ),
      ] {
        let cells = figures.components(separatedBy: " ")
        try costs.renew(Table(title, columns: ChoosingTable.columns, rows.map { .init($0, cells) }))
      }
      let others = try ["Changes", "Comparison"].map { ($0, try MarkdownPage("Docs/\($0).md")) }
      let pages = Dictionary(uniqueKeysWithValues: [("Costs", costs)] + others)
      return try ChoosingTable(pages: pages).table.rows[0].cells
    }
    let plain = try cells("15 14 12 20 10 1", generated: "4 4 4 4 4 1")
    #expect(plain[3].hasPrefix("*[20]") && plain[4].hasPrefix("**[10]") && plain[5].hasPrefix("[1]"))
    #expect(try cells("14 14 14 14 10 1", generated: "4 4 4 4 4 1")[4].hasPrefix("[10]"))
    #expect(try cells("15 14 12 20 10 1", generated: "4 4 4 4 5 1")[4].hasPrefix("[10]"))
  }

  @Test func `Only a missed budget of counts in a release build fails`() {
    func budget(_ title: String, _ figure: Double, isCount: Bool) -> Budget {
      Budget(title: title, name: "VIPER", figure: figure, limit: 1, isCount: isCount)
    }
    let budgets = [
      budget("counted", 2, isCount: true), budget("timed", 2, isCount: false),
      budget("met", 1, isCount: true),
    ]
    func failures(isRelease: Bool) -> [String] {
      let machine = Machine(system: "", processor: "", cores: 2, compiler: "", load: 0, isRelease: isRelease)
      let running = RunCosts()
      return Results(machine: machine, writing: [], running: running, budgets: budgets).failures.map(\.title)
    }
    #expect(failures(isRelease: true) == ["counted"])
    #expect(failures(isRelease: false) == [])
  }
}
