import Foundation
import QuartetArguments

/// The table of Docs/Choosing.md: figures of other pages side by side. Less is better in each row.
nonisolated struct ChoosingTable: Encodable {
  /// A row of `Benchmarks/choosing.json`: where its figures come from.
  struct Source: Decodable {
    /// How the cells of the rows make a figure; without one, it is the first number of the first row.
    enum Figure: String, Decodable {
      case sum
      case sumOfSecond = "sum of the second"
      /// How many names the cell lists.
      case names
      /// Of 100 places, those that the compiler does not name.
      case unnamed
    }

    /// What was measured, and its unit: no other row has the same.
    let title: String
    let page: String
    let chapter: String
    let table: String
    /// The rows of that table that make the figure.
    let rows: [String]
    let figure: Figure?
    /// Rows of the same kind, by their tables: a figure is not marked if one of them reverses the best and the worst.
    let others: [String: [String]]?

    static func all() throws -> [Source] {
      try JSONDecoder().decode([Source].self, from: Data(Page.text(of: "Benchmarks/choosing.json").utf8))
    }

    /// The figure; nil if a cell has no number.
    func figure(of cells: [String]) -> String? {
      let numbers = cells.map { $0.matches(of: /\d+(\.\d+)?/).map { String($0.0) } }
      func sum(_ number: Int) -> Int? {
        let figures = numbers.compactMap { $0.dropFirst(number).first.flatMap { Int($0) } }
        return figures.count == cells.count ? figures.reduce(0, +) : nil
      }
      switch figure {
      case nil: return numbers.first?.first
      case .sum: return sum(0).map { "\($0)" }
      case .sumOfSecond: return sum(1).map { "\($0)" }
      case .names: return "\(cells[0].split(separator: ",").count)"
      case .unnamed:
        guard let named = sum(0), let all = sum(1) else { return nil }
        return "\(Int((100 * (1 - Double(named) / Double(all))).rounded()))"
      }
    }
  }

  struct Row: Encodable {
    /// What was measured, and its unit: no other row has the same.
    let title: String
    /// A figure for each column as its page writes it; empty if it was not measured.
    let cells: [String]
    let values: [Double?]
    /// The page and the chapter that measured it.
    let source: String
    /// The values of the rows of the same kind.
    let others: [[Double?]]

    private enum CodingKeys: CodingKey { case title, values, source }
  }

  static let columns = ["Round Table", "VIPER", "RVB", "Interactions", "MVVM", "Baseline"]

  let columns = Self.columns
  let rows: [Row]

  /// Reads the rows from the pages, by their names.
  init(pages: [String: MarkdownPage]) throws {
    rows = try Source.all().map { source in
      guard let page = pages[source.page] else { throw UsageError("the page \(source.page) is missing") }
      func cells(_ rows: [String], in table: String) throws -> [String] {
        let found = try rows.map { try page.cells(of: $0, in: table) }
        return Self.columns.map { column in
          let texts = found.map { $0[column] ?? "" }
          // The baseline's times are the unit of the others.
          if table == "Time", column == "Baseline" { return "1" }
          return texts.contains("") ? "" : source.figure(of: texts) ?? ""
        }
      }
      let texts = try cells(source.rows, in: source.table)
      return Row(
        title: source.title, cells: texts, values: texts.map(Double.init),
        source: "\(source.page).md#\(source.chapter)",
        others: try (source.others ?? [:]).flatMap { table, rows in
          try rows.map { try cells([$0], in: table).map(Double.init) }
        })
    }
  }

  init() throws {
    let names = ["Costs", "Changes", "Comparison"]
    try self.init(
      pages: Dictionary(uniqueKeysWithValues: names.map { ($0, try MarkdownPage("Docs/\($0).md")) }))
  }

  /// The table in Markdown. Of the patterns, the best figures are bold and the worst ones in italics.
  var table: Table {
    let rows = rows.map { row in
      let cells = zip(row.cells, row.values).map { cell, value in
        let mark = mark(of: value, in: row)
        return cell.isEmpty ? "" : "\(mark)[\(cell)](\(row.source))\(mark)"
      }
      return (row.title, cells)
    }
    return Table(title: "lower is better", columns: columns, rows: rows)
  }

  /// How a figure is marked, if the best and the worst differ by half or more and no row of the same kind reverses them.
  private func mark(of value: Double?, in row: Row) -> String {
    // The baseline is there to compare with.
    let patterns = row.values.dropLast()
    guard let best = patterns.compactMap(\.self).min(), let worst = patterns.compactMap(\.self).max(),
      worst > 0, worst >= 1.5 * best, value == best || value == worst
    else { return "" }
    let isReversed = row.others.contains { other in
      patterns.indices.contains { first in
        patterns.indices.contains { last in
          guard row.values[first] == best, row.values[last] == worst, let one = other[first],
            let two = other[last]
          else { return false }
          return one > two
        }
      }
    }
    return isReversed ? "" : value == best ? "**" : "*"
  }

  /// Renews the table of the page, and its data, which the page of `quartet explore` shows.
  static func write() throws {
    let table = try ChoosingTable()
    var page = try MarkdownPage("Docs/Choosing.md")
    try page.renew(table.table)
    try page.write()
    try table.data.write(to: Page.repository.appending(path: "Docs/Choosing.json"))
  }

  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
