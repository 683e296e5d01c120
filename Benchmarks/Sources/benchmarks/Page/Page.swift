import Foundation

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
