import Parity

/// A table with a row for each scenario and a column for each implementation.
///
/// If the columns are too narrow, a scenario's title has a line of its own.
struct Table {
  private static let titleMargin = 7
  private static let gap = 2
  /// The minimum widths of a cell and a title on one line, and the preferred width of a cell.
  private static let (minimumCell, minimumTitle, preferredCell) = (22, 44, 34)

  private let names: [String]
  private let margin: Int
  private let titleWidth: Int
  private let cellWidth: Int
  private let isStacked: Bool
  private let style: Style

  /// - Parameter width: The width of the table, in columns.
  init(names: [String], titles: [String], width: Int, style: Style) {
    self.names = names
    self.style = style
    let count = max(1, names.count)
    let room = width - Self.titleMargin
    let longest = titles.map { Text.width(Text.safe($0)) }.max() ?? 0
    let title = min(longest, max(Self.minimumTitle, room - count * (Self.preferredCell + Self.gap)))
    let cell = (room - title) / count - Self.gap
    isStacked = cell < Self.minimumCell
    titleWidth = isStacked ? room : title
    margin = isStacked ? 5 : Self.titleMargin + title + Self.gap
    cellWidth = isStacked ? (width - margin + Self.gap) / count - Self.gap : cell
  }

  /// The heading of a section, with the names of the implementations.
  func heading(_ title: String) -> String {
    let columns = names.map { Text.padded(Text.cut($0, to: cellWidth), to: cellWidth) }
    let names = String(columns.joined(separator: Self.space).reversed().drop { $0 == " " }.reversed())
    let isApart = Text.width(title) >= margin
    let start = isApart ? "\(title)\n\(Text.padded("", to: margin))" : Text.padded(title, to: margin)
    return style(.strong, start + names)
  }

  /// The row of a scenario, with a report for each implementation.
  func row(_ scenario: Scenario, _ reports: [Report]) -> String {
    let rule = style(.accent, Text.padded("  \(scenario.rule)", to: Self.titleMargin))
    let title = Text.cut(Text.safe(scenario.title), to: titleWidth)
    let cells = reports.enumerated().map { index, report in
      let summary = report.summary(fitting: cellWidth - 2)
      let text = index == reports.count - 1 ? summary : Text.padded(summary, to: cellWidth - 2)
      let mark = report.passes ? style(.good, "✓") : style(.bad, "✗")
      return "\(mark) \(style(report.passes ? .faint : .plain, text))"
    }.joined(separator: Self.space)
    return isStacked
      ? "\(rule)\(title)\n\(Text.padded("", to: margin))\(cells)"
      : "\(rule)\(Text.padded(title, to: titleWidth))\(Self.space)\(cells)"
  }

  private static let space = String(repeating: " ", count: gap)
}
