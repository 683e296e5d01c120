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
    let text = try CostsPage().text
    for table in Page(results: results).writingTables {
      let isOnPage = text.contains(table.markdown)
      #expect(isOnPage, "\(table.title) has changed. In a release build: benchmarks --page --quick")
    }
  }

  @Test func `Docs/Costs.md has a place for each table`() throws {
    var renewed = try CostsPage()
    for title in [
      "Kit", "Sample", "Lines of code", "Files", "One more screen", "Time", "Allocations", "Bytes allocated",
      "Bytes in use afterwards", "Growth in bytes", "Budgets of counts", "Budgets of time",
    ] { try renewed.renew(Table(title, columns: [], []), below: "# What the patterns cost") }
    try renewed.renew(lineBeginning: Machine.sentence, "", below: "# What the patterns cost")
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
