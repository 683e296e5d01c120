import Foundation
import QuartetFeatureEntry
import QuartetImplementations

/// The tables of Docs/Costs.md, without those of builds.
struct Page {
  let machine: Machine
  /// The costs of writing each implementation.
  let writing: [WritingCost]
  /// The costs of running each implementation.
  let running: RunCosts

  /// The folder of the package Quartet.
  nonisolated static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../.."
  )
  .standardizedFileURL

  /// The text of a file of that package.
  nonisolated static func text(of path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  /// The names of the implementations, in the order of the columns.
  var names: [String] { writing.map(\.name) }

  /// The rows that Docs/Costs.md also shows as charts, by their table.
  nonisolated static let charts = [
    ("Sample", "lines of code"), ("Time", "from a tap to the label"), ("Time", "open Login"),
  ]

  /// All tables, for a terminal.
  var tables: [Table] { writingTables + [timeTable] + switchTables + heapTables }

  /// Writes the figures into the page: all, or what is counted in the sources.
  func write(onlyCounts: Bool) throws {
    guard !onlyCounts else { return try Self.renew(writingTables) }
    try Self.renew(
      tables, Machine.sentence,
      "\(machine), in a release build. \(machine.loadAverage)")
  }

  /// Puts tables in the places of those with their titles, and a line in the place of the one that begins as it does.
  static func renew(_ tables: [Table], _ start: String = "", _ rest: String = "") throws {
    var page = try MarkdownPage("Docs/Costs.md")
    if !start.isEmpty { try page.renew(lineBeginning: start, rest) }
    for table in tables { try page.renew(table) }
    for (table, row) in charts { try page.renewChart(of: row, in: table) }
    try page.write()
    try ChoosingTable.write()
  }
}

extension Page {
  /// The tables of numbers that are counted in the sources.
  var writingTables: [Table] {
    [
      kitTable, moduleTable("Sample", of: writing.map(\.sample), columns: names), screenTable,
      oneMoreScreenTable,
    ]
  }

  /// The table of the kits that an app imports.
  private var kitTable: Table {
    let costs = writing.filter { $0.kit != nil }
    return moduleTable("Kit", of: costs.compactMap(\.kit), columns: costs.map(\.name))
  }

  private func moduleTable(_ title: String, of modules: [WritingCost.Module], columns: [String]) -> Table {
    func row(_ title: String, _ figure: (WritingCost.Module) -> Int) -> (String, [String]) {
      (title, modules.map { "\(figure($0))" })
    }
    return Table(
      title: title, columns: columns,
      rows: [
        row("lines of code", \.size.lines), row("files", \.size.files), row("types", \.symbols.types),
        row("protocols", \.symbols.protocols), row("public symbols", \.symbols.publicSymbols),
      ])
  }

  private var screenTable: Table {
    let rows = WritingCost.screens.enumerated().map { index, screen in
      (screen, writing.map { "\($0.sampleScreens[index].lines)" })
    }
    let rest = ("other files", writing.map { "\($0.rest.lines)" })
    return Table(title: "Lines of code", columns: names, rows: rows + [rest])
  }

  /// The costs of the smallest screen, Recovery.
  private var oneMoreScreenTable: Table {
    let costs = writing.map { (own: $0.sampleScreens[2], others: $0.changesForRecovery) }
    return Table(
      title: "One more screen", columns: names,
      rows: [
        ("new files", costs.map { "\($0.own.files)" }),
        ("lines in them", costs.map { "\($0.own.lines)" }),
        ("other files that change", costs.map { "\($0.others.files)" }),
        ("lines in those", costs.map { "\($0.others.lines)" }),
        ("files in all", costs.map { "\($0.own.files + $0.others.files)" }),
        ("lines in all", costs.map { "\($0.own.lines + $0.others.lines)" }),
      ])
  }
}

extension Page {
  /// Times: the baseline's, and the others as multiples of it.
  var timeTable: Table {
    benchmarkTable("Time") { cost in
      cost.name == Implementations.baseline.patternName
        ? Figure.time(nanoseconds: cost.nanoseconds.median) : Figure.ratio(cost.ratio)
    }
  }

  var heapTables: [Table] {
    guard running.countsAllocations else { return [] }
    let held = benchmarkTable("Bytes in use afterwards", isIncluded: \.opens) { "\($0.held)" }
    // Whole bytes: less than one cannot be told from what the system allocates meanwhile.
    let left = names.map { name in running.bytesLeft[name].map { "\(Int($0.rounded()))" } ?? "" }
    return [
      benchmarkTable("Allocations") { "\($0.allocations)" },
      Table(title: held.title, columns: names, rows: held.rows + [("open and close Login", left)]),
    ]
  }

  /// What is measured without the feature: a row for each way.
  var switchTables: [Table] {
    [
      ("A tap on a switch", [Benchmark.tapOnSwitch]), ("Links and navigation", Benchmark.navigation),
    ].map { title, benchmarks in
      let all = running.benchmarks.filter { costs in benchmarks.contains { $0.title == costs.title } }
      let rows = all.flatMap { costs in
        costs.costs.map { cost in
          let time = Figure.time(nanoseconds: cost.nanoseconds.median)
          let figure = cost.name == costs.baseline ? time : Figure.ratio(cost.ratio)
          return (cost.name, [figure, "\(cost.allocations)"])
        }
      }
      return Table(title: title, columns: ["time", "allocations"], rows: rows)
    }
  }

  private func benchmarkTable(
    _ title: String, isIncluded: (Benchmark) -> Bool = { _ in true }, _ figure: (Cost) -> String
  ) -> Table {
    let measured = zip(Benchmark.ofFeature, running.benchmarks).filter { isIncluded($0.0) }
    return Table(
      title: title, columns: names,
      rows: measured.map { _, costs in (costs.title, names.map { costs[$0].map(figure) ?? "" }) })
  }
}
