import Foundation
import Testing

@testable import quartet

@Suite struct `quartet measure` {
  @Test func `measures everything if nothing is said`() throws {
    let options = try MeasureOptions([])
    #expect(options.extent == .everything)
    #expect(!options.isJSON)
    #expect(options.page == nil)
  }

  @Test func `takes its options in any order`() throws {
    let options = try MeasureOptions(["--page", "--quick", "--json"])
    #expect(options.extent == .quick)
    #expect(options.isJSON)
    #expect(options.page == "Docs/Costs.md")
    #expect(try MeasureOptions(["--page", "costs.md"]).page == "costs.md")
    #expect(try MeasureOptions(["--page=costs.md", "--counts"]).page == "costs.md")
  }

  @Test(arguments: [
    (["--qick"], "there is no option \"--qick\" of measure"),
    (["quick"], "measure takes options, and was given \"quick\""),
    (["--quick", "--counts"], "--quick and --counts exclude each other"),
    (["--page", "a.txt"], "the page is written in Markdown, and \"a.txt\" does not end in .md"),
    (["--page="], "--page= wants a file after it"),
  ])
  func `names what it cannot understand`(arguments: [String], problem: String) throws {
    let error = #expect(throws: UsageError.self) { try MeasureOptions(arguments) }
    #expect(error?.problem == problem)
  }

  @Test func `ends with 2 where it cannot understand`() async throws {
    let run = try await Tool.run("measure", "--qick")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Perhaps: --quick"))
  }

  @Test func `counts, and answers JSON`() async throws {
    let run = try await Tool.run("measure", "--counts", "--json")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let costs = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect((costs?["writing"] as? [[String: Any]])?.count == Pattern.all.count)
    #expect(costs?["names"] as? [String] == Pattern.all.map(\.name))
  }

  @Test func `prints a column for each, and says what was not measured`() async throws {
    let run = try await Tool.run("measure", "--counts")
    #expect(run.status == 0)
    for text in Pattern.all.map(\.name) + ["Lines of code", "One more screen", "not measured in this run"] {
      #expect(run.output.contains(text))
    }
  }

  @Test func `explains itself`() async throws {
    let run = try await Tool.run("measure", "--help")
    #expect(run.output == Help.measure.text + "\n")
    #expect(run == (try await Tool.run("help", "measure")))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 90 })
  }
}
