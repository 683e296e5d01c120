import Foundation
import TestSupport
import Testing

@testable import Measure

/// What is counted in the sources, once for all tests.
nonisolated private enum Counted {
  static let implementations = ComparedPatterns.all + [(name: "Baseline", target: "Baseline")]

  static let costs = Result {
    Costs(
      machine: .this(), names: implementations.map(\.name), baseline: "Baseline",
      writing: try implementations.map { try WritingCost(name: $0.name, target: $0.target) })
  }
}

@Suite(.enabled(if: ComparedPatterns.areThere)) nonisolated struct `The page of costs` {
  private static let page = ParsedSource.root.appending(path: "Docs/Costs.md")

  @Test func `has the counts of the sources that it stands beside`() throws {
    let section = try Counted.costs.get().writingSection
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(
      page.contains(section.markdown(pictures: "Costs")),
      "write the counts anew: swift run quartet measure --counts --page")
    for chart in section.charts {
      let picture = Self.page.deletingPathExtension().appending(path: "\(chart.name).svg")
      let drawn = try String(contentsOf: picture, encoding: .utf8)
      #expect(drawn == chart.svg)
    }
  }

  /// Takes a build; `.ci/run` has it done.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["QUARTET_TAPS"] != nil))
  func `has the paths that a tap takes through the sources that it stands beside`() throws {
    let trace = try TapTrace()
    var costs = try Counted.costs.get()
    costs.paths = try Counted.implementations.map { try trace.path(name: $0.name, target: $0.target) }
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(
      page.contains(costs.pathSection.markdown(pictures: "Costs")),
      "write the page anew: swift run -c release quartet measure --page")
  }

  @Test func `gets new counts, and keeps the rest`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Costs.md")
    let costs = try Counted.costs.get()
    let page = CostPage(costs, file: file)
    try page.write()
    let whole = try String(contentsOf: file, encoding: .utf8)
    #expect(whole == page.markdown)

    let old = whole.replacing("| files | 6 |", with: "| files | 5 |").replacing("not measured", with: "kept")
    #expect(old != whole)
    try old.write(to: file, atomically: true, encoding: .utf8)
    try page.writeCounts()
    let new = try String(contentsOf: file, encoding: .utf8)
    #expect(new == whole.replacing("not measured", with: "kept"))

    try "# Something else\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(throws: CostPage.NoSuchSection.self) { try page.writeCounts() }
  }

  @Test(arguments: [(true, ["counted"]), (false, [])])
  func `knows what decides of the targets that are missed`(isReleaseBuild: Bool, broken: [String]) throws {
    func goal(_ aim: String, _ figure: Double, isDeterministic: Bool) -> Goal {
      Goal(aim: aim, subject: "Round Table", figure: figure, limit: 1, isDeterministic: isDeterministic)
    }
    var costs = Costs(machine: .this(), names: ["Round Table", "VIPER"], baseline: nil, writing: [])
    costs.running = RunCosts(
      isReleaseBuild: isReleaseBuild, isQuick: false, actions: [], componentsAlone: nil, growth: [],
      goals: [
        goal("counted", 2, isDeterministic: true), goal("timed", 2, isDeterministic: false),
        goal("met", 1, isDeterministic: true),
      ])
    #expect(costs.missedGoals.map(\.aim) == ["counted", "timed"])
    #expect(costs.brokenGoals.map(\.aim) == broken)
    let section = costs.runningSection.markdown(pictures: "Costs")
    #expect(section.contains("| timed | ✗ 2.00 ≤ 1.00 |"))
    #expect(section.contains("is in its guide: [Round Table](RoundTable.md#what-it-costs)."))
  }

  @Test func `has pictures that say what they show`() throws {
    let picture = try #require(Counted.costs.get().writingSection.charts.first).svg
    for text in ["<title", "<desc", "prefers-color-scheme: dark", "role=\"img\"", "Round Table: "] {
      #expect(picture.contains(text))
    }
    #expect(picture.utf8.count < 5_000)
  }
}
