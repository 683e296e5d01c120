/// Figures, with a column for each implementation.
nonisolated struct Table: Sendable {
  struct Row: Sendable {
    let head: String
    /// A figure for each column.
    let cells: [String]

    init(_ head: String, _ cells: [String]) {
      self.head = head
      self.cells = cells
    }
  }

  let title: String
  let columns: [String]
  let rows: [Row]

  init(_ title: String, columns: [String], _ rows: [Row]) {
    self.title = title
    self.columns = columns
    self.rows = rows
  }

  private var lines: [[String]] { [[title] + columns] + rows.map { [$0.head] + $0.cells } }

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
