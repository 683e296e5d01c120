import Foundation

/// The page Docs/Costs.md and its charts.
struct Page {
  let results: Results

  init(_ results: Results) {
    self.results = results
  }

  /// The folder of the package Quartet.
  nonisolated static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../.."
  )
  .standardizedFileURL

  /// The names of the implementations, in the order of the columns.
  var names: [String] { results.writing.map(\.name) }

  /// All tables, for a terminal.
  var tables: [Table] {
    [kitTable] + sampleTables + [oneMoreScreenTable, timeTable] + heapTables + budgetTables
  }

  private var budgetTables: [Table] {
    [budgetTable("Budgets of counts", counts: true), budgetTable("Budgets of time", counts: false)]
  }

  private var charts: [BarChart] { [linesChart] + timeCharts }

  /// Writes the page and its charts.
  func write() throws {
    let folder = Self.repository.appending(path: "Docs/Costs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for chart in charts {
      try chart.svg.write(to: folder.appending(path: "\(chart.name).svg"), atomically: true, encoding: .utf8)
    }
    try markdown(calls: try CallTable.markdown()).write(
      to: Self.repository.appending(path: "Docs/Costs.md"), atomically: true, encoding: .utf8)
  }

  private func markdown(_ tables: [Table]) -> String { tables.map(\.markdown).joined(separator: "\n\n") }

  private func markdown(_ charts: [BarChart]) -> String {
    charts.map { "![\($0.title)](Costs/\($0.name).svg)" }.joined(separator: "\n\n")
  }

  /// Says whether other programs were running.
  private var machineState: String {
    let machine = results.machine
    let load = "The load average was \(Figure.digits(machine.load)) at the start"
    return machine.load < 0.5 * Double(machine.cores)
      ? load + "."
      : load + " on \(machine.cores) cores: **other programs used the processor, so the times are rough.**"
  }

  /// The whole page, with a table of calls.
  private func markdown(calls: String) -> String {
    let machine = results.machine
    return """
      # What the patterns cost

      The same feature is built in each pattern and, as the baseline, with plain view controllers and no pattern. This page compares what they cost to write and to run. This command measures everything again and writes the page:

      ```sh
      swift run -c release --package-path Benchmarks benchmarks --page
      ```

      These figures are from \(machine.processor) with \(machine.cores) cores, \(machine.system), \(machine.compiler), in a \(machine.isRelease ? "release" : "debug") build. \(machineState) Without `--page` the command prints the tables; `--help` lists its options. The [README](../README.md#the-patterns) introduces the patterns, and [Choosing.md](Choosing.md) says when to use which.

      ## Cost to write

      - A *line of code* is a line that is neither blank nor only a `//` comment. A line with one brace counts.
      - *Types* are classes, structures and enumerations, nested and private ones included.
      - *Public symbols* are what other modules can use: types, their members, requirements of protocols, cases.
      - Types, protocols and public symbols are counted in the symbol graphs that the compiler writes.

      \(markdown([linesChart]))

      ### Kit

      An app that adopts a pattern imports its kit and writes everything else itself. The baseline has no kit.

      \(markdown([kitTable]))

      ### Sample

      The sample is the feature written with the kit. *Other files* are the file that starts the feature and, in VIPER, the gateways. Screens, texts and domain objects are shared by all samples and not counted.

      \(markdown(sampleTables))

      *One more screen* is the cost of the smallest screen, Recovery: the files in its folder, and the lines of code in other files that contain a name beginning with `Recovery`. Changes in a parent that name nothing of it are not counted.

      \(markdown([oneMoreScreenTable]))

      Lines do not measure effort. Developer time was not measured. All implementations have the same author; another author would get other figures.

      ## Cost to run

      All implementations run in one process and take turns. A time of a pattern is a multiple of the baseline's time in the same round: the median of all rounds, ± half the distance between the quartiles. *Screens alone* are the screens without behaviour; their cost is part of every other column.

      *A tap on a switch* measures a kit without screens or controls: a module with one switch. The tap goes from the view part to the component that decides, and the new text comes back. The baseline is one call through a protocol and one call back through a weak reference. *Round Table's document* is the kit as the document describes it, with weak references to the pipeline.

      HeadlessUIKit stands in for UIKit here. It draws nothing and computes no layout, so these figures compare the patterns and do not predict times on a device.

      \(markdown(timeCharts))

      \(markdown([timeTable]))

      ### Calls of one tap

      The tap is the one of which the table above has the time: "Sign in" with a login at its limit. The calls were recorded while the command ran; the domain's calls are included.

      - *Messages* are calls from one component to another, and what is made and freed.
      - *Components* are the types of the functions that these messages call. *Files to open* are the files of these functions.
      - *Functions entered* are all calls, those inside of a component included.

      \(calls)

      This command prints the table. Without `--counts`, it prints the calls:

      ```sh
      \(CallTable.command.joined(separator: " "))
      ```

      ### Memory

      *Allocations* and *bytes allocated* include what is freed again. *Bytes in use afterwards* include what the allocator adds to each block.

      \(markdown(heapTables))

      ## Budgets

      Every pattern has the same budgets. A missed budget of counts makes the command exit with status 1. A missed budget of time has no effect on the exit status, because times depend on the machine.

      \(markdown(budgetTables))

      """
  }
}
