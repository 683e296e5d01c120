/// Some figures, a column for each implementation.
nonisolated public struct CostTable: Sendable {
  /// A line of a table.
  public struct Row: Sendable {
    /// What the figures are of.
    public let head: String
    /// A figure for each column; empty where there is none.
    public let cells: [String]

    init(_ head: String, _ cells: [String]) {
      self.head = head
      self.cells = cells
    }
  }

  /// What is in it, in a few words.
  public let title: String
  /// The names of the columns.
  public let columns: [String]
  /// Its lines.
  public let rows: [Row]

  init(_ title: String, columns: [String], _ rows: [Row]) {
    self.title = title
    self.columns = columns
    self.rows = rows
  }

  /// The table in Markdown, without its title.
  var markdown: String {
    let head = ([title] + columns).joined(separator: " | ")
    let rule = (["---"] + columns.map { _ in "---:" }).joined(separator: " | ")
    let lines = rows.map { ([$0.head] + $0.cells).joined(separator: " | ") }
    return ([head, rule] + lines).map { "| \($0) |" }.joined(separator: "\n")
  }
}

/// A part of the page: what was measured, how, and what it came to.
nonisolated public struct CostSection: Sendable {
  /// Its heading.
  public let title: String
  /// What is to be known before the figures are read, paragraph by paragraph, in Markdown.
  let introduction: [String]
  /// The figures; none if they were not taken.
  public let tables: [CostTable]
  /// What is to be known afterwards, paragraph by paragraph, in Markdown.
  let remarks: [String]
  /// The pictures that show some of the figures.
  public let charts: [BarChart]
  /// Why there are no figures, or why they cannot be compared; nil if there is nothing to say.
  public let mark: String?

  init(
    _ title: String, introduction: [String], tables: [CostTable], remarks: [String] = [],
    charts: [BarChart] = [], mark: String? = nil
  ) {
    self.title = title
    self.introduction = introduction
    self.tables = tables
    self.remarks = remarks
    self.charts = charts
    self.mark = mark
  }

  /// The section in Markdown, from its heading on.
  ///
  /// - Parameter pictures: The folder of the pictures, as a link from the page.
  public func markdown(pictures: String) -> String {
    let pictures = charts.map { "![\($0.title)](\(pictures)/\($0.name).svg)" }
    let marked = mark.map { ["**\($0.prefix(1).uppercased())\($0.dropFirst()).**"] } ?? []
    return (["## \(title)"] + introduction + marked + pictures + tables.map(\.markdown) + remarks)
      .joined(separator: "\n\n")
  }
}
