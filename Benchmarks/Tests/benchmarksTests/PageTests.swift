import QuartetArguments
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
    #expect(costs.map(\.name) == ["Round Table", "VIPER", "RVB", "Interactions", "Baseline"])
    let interactions = try #require(costs.first { $0.name == "Interactions" })
    let kit = try #require(interactions.kit)
    #expect(kit.symbols.types == 0)
    #expect(kit.symbols.protocols > 0)
    #expect(kit.symbols.publicSymbols > kit.symbols.protocols)
    #expect(interactions.sample.symbols.types > 10)
    #expect(interactions.changesForRecovery.files > 0)

    let results = Results(machine: .this(), writing: costs, running: RunCosts(), budgets: [])
    let text = try CostsPage().text
    for table in Page(results: results).writingTables {
      let isOnPage = text.contains(table.markdown)
      #expect(isOnPage, "\(table.title) has changed. In a release build: benchmarks --page --quick")
    }
  }

  @Test func `Figures have three significant digits`() {
    let texts = [0.05234, 0.9999, 1.0549, 12.34, 99.96, 1234.5, 0].map(Figure.digits)
    #expect(texts == ["0.052", "1.00", "1.05", "12.3", "100", "1234", "0"])
    #expect(Figure.digits(.nan) == "–")
    #expect([412, 3_210, 1_200_000, 2e9].map(Figure.time) == ["412 ns", "3.21 µs", "1.20 ms", "2.00 s"])
  }

  @Test func `A table is aligned for a terminal and has a rule in Markdown`() {
    let table = Table("Lines", columns: ["A", "VIPER"], [.init("all", ["1", "20"])])
    #expect(table.text == "Lines  A  VIPER\nall    1     20")
    #expect(table.markdown == "| Lines | A | VIPER |\n| --- | ---: | ---: |\n| all | 1 | 20 |")
  }

  @Test func `A table and a line take the places of those that begin alike, and the text stays`() throws {
    var page = CostsPage("# Costs\n\n| A | B |\n\n## Growth\nFrom 1\n\n| A | B |\n| 1 | 2 |\n\nText.\n")
    try page.renew(Table("A", columns: ["C"], [.init("3", ["4"])]), below: "## Growth")
    try page.renew(lineBeginning: "From ", "2", below: "# Costs")
    #expect(
      page.text
        == "# Costs\n\n| A | B |\n\n## Growth\nFrom 2\n\n| A | C |\n| --- | ---: |\n| 3 | 4 |\n\nText.\n")
    #expect(throws: Tool.Failure.self) {
      try page.renew(Table("D", columns: [], []), below: "## Growth")
    }
  }

  @Test func `Docs/Costs.md has the saved figures of growth, and a place for each other table`() throws {
    let page = try CostsPage()
    var renewed = page
    try GrowthFigures.saved().renew(&renewed)
    #expect(renewed.text == page.text)
    for title in [
      "Kit", "Sample", "Lines of code", "Files", "One more screen", "Time", "Allocations", "Bytes allocated",
      "Bytes in use afterwards", "Growth in bytes", "Budgets of counts", "Budgets of time",
    ] { try renewed.renew(Table(title, columns: [], []), below: "# What the patterns cost") }
    try renewed.renew(lineBeginning: Machine.sentence, "", below: "# What the patterns cost")
  }

  @Test func `A chart repeats its figures as text and supports dark appearance`() {
    let svg = BarChart(name: "a", title: "A < B", bars: [.init(name: "RVB", parts: [1, 2], text: "3")]).svg
    for text in [
      "A &lt; B", "<desc id=\"description\">RVB: 3.", "prefers-color-scheme: dark", "role=\"img\"",
    ] {
      #expect(svg.contains(text))
    }
  }

  @Test func `Wrong arguments are refused with a message`() throws {
    let syntax = BenchmarkOptions.syntax
    #expect(try syntax.read(["--quick", "--json"], into: BenchmarkOptions())?.printsJSON == true)
    let error = #expect(throws: UsageError.self) { try syntax.read(["--fast"], into: BenchmarkOptions()) }
    #expect(error?.description.contains("\"--fast\"") == true)
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
