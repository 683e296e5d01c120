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

    let text = try MarkdownPage("Docs/Costs.md").text
    for table in Page(machine: .this(), writing: costs, running: RunCosts()).writingTables {
      let isOnPage = text.contains(table.markdown)
      #expect(isOnPage, "\(table.title) has changed. In a release build: benchmarks --page --quick")
    }
  }

  @Test func `Docs/Costs.md has a place for each table`() throws {
    var renewed = try MarkdownPage("Docs/Costs.md")
    for title in [
      "Kit", "Sample", "Lines of code", "One more screen", "Time", "Allocations",
      "Bytes in use afterwards", "A tap on a switch", "Links and navigation",
      "Generated screens",
    ] { try renewed.renew(Table(title: title, columns: [], rows: [])) }
    for start in [Machine.sentence, BuildCosts.sentence] { try renewed.renew(lineBeginning: start, "") }
  }

  @Test func `The charts of Docs/Costs.md show rows of its tables`() throws {
    let page = try MarkdownPage("Docs/Costs.md")
    var renewed = page
    for (table, row) in Page.charts { try renewed.renewChart(of: row, in: table) }
    #expect(renewed.text == page.text, "In a release build: benchmarks --page --quick")
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

  @Test
  func `A figure for a pattern is the best of the four in Docs/Choosing.md, and one against it the worst`()
    throws
  {
    let choosing = try ChoosingTable()
    var count = 0
    let page = try MarkdownPage("Docs/Choosing.md").text.components(separatedBy: "## Take X if")[1]
    for line in page.split(separator: "\n").prefix(while: { !$0.hasPrefix("#") }) {
      guard let column = choosing.columns.firstIndex(where: { line.hasPrefix("- **\($0)**") }) else {
        continue
      }
      for (part, isBest) in zip(line.components(separatedBy: "*Against it:*"), [true, false]) {
        for match in part.matches(of: /_([^_]+)_/) {
          let title = String(match.1)
          let row = try #require(choosing.rows.first { $0.title == title }, "no row \(title)")
          let figures = row.values.prefix(4).compactMap(\.self)
          let extreme = isBest ? figures.min() : figures.max()
          #expect(row.values[column] == extreme, "\(choosing.columns[column]): \(title)")
          count += 1
        }
      }
    }
    #expect(count >= 15)
  }

  @Test func `The multiples of MVVM that Docs/Choosing.md names are those of the table`() throws {
    let choosing = try ChoosingTable()
    for (title, same, more, most) in [
      ("one more screen, lines", ["RVB"], 2.0, 3.0), ("six changes, files", ["RVB"], 2, 3.1),
      ("fakes for one unit test", ["RVB"], 2, 5),
      ("a tap on “Sign in”, messages", ["RVB", "Interactions"], 1.7, 2),
    ] {
      let row = try #require(choosing.rows.first { $0.title == title })
      let unit = try #require(row.values[4])
      for (column, value) in zip(choosing.columns, row.values.prefix(4)) {
        let range = same.contains(column) ? 0.9...1.2 : more...most
        #expect(range.contains(try #require(value) / unit), "\(title), \(column)")
      }
    }
  }

  @Test func `README.md has the figures of a test and a check, rounded`() throws {
    let sentence = /`swift test` takes about (\d+) s of .* prints (\d+) KB, `check-modules` about (\d+) s/
    let match = try #require(try MarkdownPage("README.md").text.firstMatch(of: sentence)?.output)
    for (row, figure) in [
      ("`swift test` after a change in one of two, s", match.1), ("what it prints, KB", match.2),
      ("`check-modules` of two, s", match.3),
    ] {
      let cells = try MarkdownPage("Docs/Costs.md").cells(of: row, in: "Generated screens").values
      let figures = cells.compactMap(Double.init)
      #expect(figures.count == 4 && figures.allSatisfy { abs($0 - (Double(figure) ?? 0)) < 0.75 }, "\(row)")
    }
  }

  @Test func `A figure is marked if it is best by half and no row of its kind reverses that`() throws {
    func cells(_ lines: String, sample: String) throws -> [String] {
      var costs = try MarkdownPage("Docs/Costs.md")
      for (title, rows, figures) in [
        ("One more screen", ["lines in all", "files in all"], lines),
        ("Sample", ["lines of code", "files"], sample),
      ] {
        let cells = figures.components(separatedBy: " ")
        try costs.renew(Table(title: title, columns: ChoosingTable.columns, rows: rows.map { ($0, cells) }))
      }
      let others = try ["Changes", "Comparison"].map { ($0, try MarkdownPage("Docs/\($0).md")) }
      let pages = Dictionary(uniqueKeysWithValues: [("Costs", costs)] + others)
      return try ChoosingTable(pages: pages).table.rows[0].cells
    }
    let plain = try cells("15 14 12 20 10 1", sample: "4 4 4 4 4 1")
    #expect(plain[3].hasPrefix("*[20]") && plain[4].hasPrefix("**[10]") && plain[5].hasPrefix("[1]"))
    #expect(try cells("14 14 14 14 10 1", sample: "4 4 4 4 4 1")[4].hasPrefix("[10]"))
    #expect(try cells("15 14 12 20 10 1", sample: "4 4 4 4 5 1")[4].hasPrefix("[10]"))
  }
}
