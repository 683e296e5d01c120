import Foundation
import QuartetArguments

/// A page whose text is written by hand: what has figures is renewed line by line.
nonisolated struct MarkdownPage: Sendable {
  /// The path from the folder of the package.
  let path: String
  private var lines: [String]

  init(_ path: String) throws {
    self.path = path
    lines = try Page.text(of: path).components(separatedBy: "\n")
  }

  var text: String { lines.joined(separator: "\n") }

  /// The cells of a table's row, by column. A row is also found by the text of the link that it begins with.
  ///
  /// - Throws: `UsageError` if there is no such row.
  func cells(of row: String, in title: String) throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try columns(of: row, in: title))
  }

  private func columns(of row: String, in title: String) throws -> [(name: String, cell: String)] {
    let table = lines[try index(of: "| \(title) |")...].prefix { $0.hasPrefix("|") }.map(Self.cells)
    guard let names = table.first,
      let cells = table.first(where: { $0.first == row || $0.first?.hasPrefix("[\(row)]") == true })
    else {
      throw UsageError("\(path) has no row “\(row)” in the table “\(title)”")
    }
    return Array(zip(names, cells))
  }

  private static func cells(_ line: String) -> [String] {
    line.dropFirst(2).dropLast(2).components(separatedBy: " | ").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Puts a table in the place of the first one that has its title.
  ///
  /// - Throws: `UsageError` if there is none.
  mutating func renew(_ table: Table) throws {
    let first = try index(of: "| \(table.title) |")
    let end = lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    lines.replaceSubrange(first..<end, with: table.markdown.components(separatedBy: "\n"))
  }

  /// Draws a table's row again as the bars of the chart in Mermaid that has the row's name as its title. In a row of
  /// multiples, the cell without one is what they are multiples of.
  ///
  /// - Throws: `UsageError` if there is no such row or no such chart.
  mutating func renewChart(of row: String, in title: String) throws {
    let columns = try columns(of: row, in: title).dropFirst()
    let isMultiple = columns.contains { $0.cell.contains("×") }
    let bars = columns.map { column in
      isMultiple && !column.cell.contains("×") ? "1" : column.cell.prefix { $0.isNumber || $0 == "." }
    }
    // Otherwise the axis begins at the smallest figure.
    let longest = bars.max { Double($0) ?? 0 < Double($1) ?? 0 } ?? ""
    let chart = try index(of: "  title \"\(row)")
    lines[chart + 1] = "  x-axis [\(columns.map { "\"\($0.name)\"" }.joined(separator: ", "))]"
    lines[chart + 2] = "  y-axis 0 --> \(longest)"
    lines[chart + 3] = "  bar [\(bars.joined(separator: ", "))]"
  }

  /// Puts a line in the place of the first one that begins in the same way.
  ///
  /// - Throws: `UsageError` if there is none.
  mutating func renew(lineBeginning start: String, _ rest: String) throws {
    lines[try index(of: start)] = start + rest
  }

  func write() throws {
    try text.write(to: Page.repository.appending(path: path), atomically: true, encoding: .utf8)
  }

  private func index(of start: String) throws -> Int {
    guard let index = lines.firstIndex(where: { $0.hasPrefix(start) }) else {
      throw UsageError("\(path) has no line that begins with: \(start)")
    }
    return index
  }
}
