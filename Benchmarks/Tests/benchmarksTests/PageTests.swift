import Arguments
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
  @Test(.enabled(if: FileManager.default.fileExists(atPath: SymbolGraph.modules.path)))
  func `Counts come from the symbol graphs of the modules that were built`() throws {
    let costs = try WritingCost.all()
    #expect(costs.map(\.name) == ["Round Table", "VIPER", "RVB", "Interactions", "Baseline"])
    let interactions = try #require(costs.first { $0.name == "Interactions" })
    let kit = try #require(interactions.kit)
    #expect(kit.symbols.types == 0)
    #expect(kit.symbols.protocols > 0)
    #expect(kit.symbols.publicSymbols > kit.symbols.protocols)
    #expect(interactions.sample.symbols.types > 10)
    #expect(interactions.changesForRecovery.files > 0)
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

  @Test func `A chart repeats its figures as text and supports dark appearance`() {
    let svg = BarChart("a", title: "A < B", bars: [.init(name: "RVB", parts: [1, 2], text: "3")]).svg
    for text in [
      "A &lt; B", "<desc id=\"description\">RVB: 3.", "prefers-color-scheme: dark", "role=\"img\"",
    ] {
      #expect(svg.contains(text))
    }
  }

  @Test func `Wrong arguments are refused with a message`() throws {
    let syntax = BenchmarkOptions.syntax
    #expect(try syntax.read(["--quick", "--json"], into: BenchmarkOptions())?.printsJSON == true)
    for (arguments, error) in [
      (["--quick", "--page"], "--page cannot be combined with --quick"), (["--fast"], "\"--fast\""),
    ] {
      let thrown = #expect(throws: UsageError.self) { try syntax.read(arguments, into: BenchmarkOptions()) }
      #expect(thrown?.description.contains(error) == true)
    }
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
