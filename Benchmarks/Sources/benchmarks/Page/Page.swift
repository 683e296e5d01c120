import Foundation

/// The tables and charts of Docs/Costs.md, without those of the chapter "Growth", which is dated.
struct Page {
  let results: Results

  /// The folder of the package Quartet.
  nonisolated static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../.."
  )
  .standardizedFileURL

  /// The names of the implementations, in the order of the columns.
  var names: [String] { results.writing.map(\.name) }

  /// All tables, for a terminal.
  var tables: [Table] {
    writtenTables + [
      budgetTable("Budgets of counts", counts: true), budgetTable("Budgets of time", counts: false),
    ]
  }

  private var writtenTables: [Table] { writingTables + [timeTable, switchTable] + heapTables }

  /// Writes all figures into the page, and the charts.
  func write() throws {
    for chart in [linesChart] + timeCharts { try chart.write() }
    var page = try MarkdownPage("Docs/Costs.md")
    try page.renew(
      lineBeginning: Machine.sentence, "\(results.machine), in a release build. \(machineState)")
    for table in writtenTables { try page.renew(table) }
    try page.write()
    try ChoosingTable.write()
  }

  /// Writes what is counted in the sources into the page, and its chart.
  func writeCounts() throws {
    try linesChart.write()
    var page = try MarkdownPage("Docs/Costs.md")
    for table in writingTables { try page.renew(table) }
    try page.write()
    try ChoosingTable.write()
  }

  /// Says whether other programs were running.
  private var machineState: String {
    let machine = results.machine
    let load = "The load average was \(Figure.digits(machine.load)) at the start"
    return machine.load < 0.5 * Double(machine.cores)
      ? load + "."
      : load + " on \(machine.cores) cores: **other programs used the processor, so the times are rough.**"
  }
}
