import Parity

/// A row a scenario, a column a pattern; a scenario's title has a line of its own where columns leave no room.
struct Table {
  private static let titleMargin = 7
  private static let gap = 2
  /// The least that a cell and a title take beside each other; what a cell would like to have.
  private static let (leastCell, leastTitle, goodCell) = (22, 44, 34)

  private let names: [String]
  private let margin: Int
  private let titleWidth: Int
  private let cellWidth: Int
  private let isStacked: Bool
  private let style: Style

  /// Lays a table out.
  ///
  /// - Parameter width: How many columns it may take.
  init(patterns: [String], titles: [String], width: Int, style: Style) {
    names = patterns
    self.style = style
    let count = max(1, patterns.count)
    let room = width - Self.titleMargin
    let longest = titles.map { Text.width(Text.safe($0)) }.max() ?? 0
    let title = min(longest, max(Self.leastTitle, room - count * (Self.goodCell + Self.gap)))
    let cell = (room - title) / count - Self.gap
    isStacked = cell < Self.leastCell
    titleWidth = isStacked ? room : title
    margin = isStacked ? 5 : Self.titleMargin + title + Self.gap
    cellWidth = isStacked ? (width - margin + Self.gap) / count - Self.gap : cell
  }

  /// The heading of a chapter, with the names of the patterns.
  func heading(_ title: String) -> String {
    let columns = names.map { Text.padded(Text.cut($0, to: cellWidth), to: cellWidth) }
    let names = String(columns.joined(separator: Self.space).reversed().drop { $0 == " " }.reversed())
    let isApart = Text.width(title) >= margin
    let start = isApart ? "\(title)\n\(Text.padded("", to: margin))" : Text.padded(title, to: margin)
    return style(.strong, start + names)
  }

  /// The row of a scenario, with a report for each pattern.
  func row(_ scenario: Scenario, _ reports: [Report]) -> String {
    let rule = style(.accent, Text.padded("  \(scenario.rule)", to: Self.titleMargin))
    let title = Text.cut(Text.safe(scenario.title), to: titleWidth)
    let cells = reports.enumerated().map { index, report in
      let gist = report.gist(fitting: cellWidth - 2)
      let text = index == reports.count - 1 ? gist : Text.padded(gist, to: cellWidth - 2)
      let mark = report.passes ? style(.good, "✓") : style(.bad, "✗")
      return "\(mark) \(style(report.passes ? .faint : .plain, text))"
    }.joined(separator: Self.space)
    return isStacked
      ? "\(rule)\(title)\n\(Text.padded("", to: margin))\(cells)"
      : "\(rule)\(Text.padded(title, to: titleWidth))\(Self.space)\(cells)"
  }

  private static let space = String(repeating: " ", count: gap)
}
