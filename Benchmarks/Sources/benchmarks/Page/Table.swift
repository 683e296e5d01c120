import Foundation

/// Figures, with a column for each implementation.
nonisolated struct Table: Sendable {
  let title: String
  let columns: [String]
  /// A title, and a figure for each column.
  let rows: [(title: String, cells: [String])]

  private var lines: [[String]] { [[title] + columns] + rows.map { [$0.title] + $0.cells } }

  /// The table in Markdown.
  var markdown: String {
    let rule = ["---"] + columns.map { _ in "---:" }
    return ([lines[0], rule] + lines.dropFirst()).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  /// The table for a terminal, with columns of equal width.
  var text: String {
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// Formats numbers.
nonisolated enum Figure {
  /// Three significant digits: "0.052", "1.05", "12.3", "123", "1234".
  static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let size = abs(value)
    let places = size >= 99.95 || size == 0 ? 0 : size >= 9.995 ? 1 : size >= 0.9995 ? 2 : 3
    return String(format: "%.\(places)f", value)
  }

  /// "412 ns", "3.21 µs", "1.20 ms".
  static func time(nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(digits(nanoseconds)) ns"
    case ..<1_000_000: "\(digits(nanoseconds / 1_000)) µs"
    case ..<1_000_000_000: "\(digits(nanoseconds / 1_000_000)) ms"
    default: "\(digits(nanoseconds / 1_000_000_000)) s"
    }
  }

  /// "1.05×", with two decimal places.
  static func ratio(_ value: Double) -> String { value.isFinite ? String(format: "%.2f×", value) : "–" }

  /// "1.05× ±0.02": the median and half the distance between the quartiles.
  static func ratio(_ spread: Spread) -> String {
    let half = (spread.upperQuartile - spread.lowerQuartile) / 2
    return "\(ratio(spread.median)) " + String(format: "±%.2f", half)
  }
}
