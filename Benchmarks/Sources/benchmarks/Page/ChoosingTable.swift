import Foundation

/// The table of Docs/Choosing.md: figures of Docs/Costs.md and Docs/Changes.md side by side. Less is better in each row.
nonisolated struct ChoosingTable: Encodable {
  /// Where a figure comes from: a row of a table, and the chapter with that table.
  private struct Source {
    let page: String
    let chapter: String
    let table: String
    let row: String
    /// Which number of a cell, such as 1 for the second one.
    var number = 0
  }

  struct Row: Encodable {
    let title: String
    /// What the row is about: only in rows of one kind can one reverse another.
    let kind: String
    /// The page and the chapter that measured it.
    let source: String
    /// A number for each column; nil if it was not measured.
    let values: [Double?]
  }

  static let columns = ["Round Table", "VIPER", "RVB", "Interactions", "MVVM", "Baseline"]

  let columns = Self.columns
  let rows: [Row]

  /// Reads the rows from the pages.
  init(costs: MarkdownPage, changes: MarkdownPage) throws {
    rows = try Self.sources.map { kind, title, source in
      let page = source.page == "Costs" ? costs : changes
      let cells = try page.cells(of: source.row, in: source.table)
      return Row(
        title: title, kind: kind, source: "\(source.page).md#\(source.chapter)",
        values: Self.columns.map { cells[$0].flatMap { Self.value($0, source) } })
    }
  }

  private static func value(_ cell: String, _ source: Source) -> Double? {
    // The baseline's times are the unit of the others.
    if source.table == "Time", !cell.contains("×") { return cell.isEmpty ? nil : 1 }
    let numbers = cell.matches(of: /\d+(\.\d+)?/).compactMap { Double($0.0) }
    return numbers.count > source.number ? numbers[source.number] : nil
  }

  /// The table in Markdown. Of the patterns, the best figures are bold and the worst ones in italics.
  var table: Table {
    Table(
      "less is better", columns: columns,
      rows.map { row in
        Table.Row(
          row.title,
          row.values.map { value in
            guard let value else { return "" }
            let (figure, mark) = ("[\(Self.text(value))](\(row.source))", mark(of: value, in: row))
            return mark + figure + mark
          })
      })
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : Figure.digits(value)
  }

  /// How a figure is marked, if the best and the worst differ by half or more and no row of the same kind reverses them.
  private func mark(of value: Double, in row: Row) -> String {
    // The baseline is there to compare with.
    let patterns = row.values.dropLast().compactMap(\.self)
    guard let best = patterns.min(), let worst = patterns.max(), worst >= 1.5 * best else { return "" }
    let first = row.values.firstIndex(of: best) ?? 0
    let last = row.values.firstIndex(of: worst) ?? 0
    let isReversed = rows.contains { other in
      guard other.kind == row.kind, let one = other.values[first], let two = other.values[last] else {
        return false
      }
      return one > two
    }
    return isReversed ? "" : value == best ? "**" : value == worst ? "*" : ""
  }

  private static let sources: [(kind: String, title: String, Source)] = [
    ("size", "lines of the feature", costs("sample", "Sample", "lines of code")),
    ("size", "files of the feature", costs("sample", "Sample", "files")),
    ("size", "one more screen: lines", costs("sample", "One more screen", "lines in all")),
    ("size", "one more screen: new files", costs("sample", "One more screen", "new files")),
    ("change", "twelve changes: files", changes("what-each-change-costs", "change", "all")),
    (
      "change", "six of the changes: files",
      changes("what-each-change-costs", "change", "01, 02, 04, 05, 06 and 08")
    ),
    (
      "change", "files outside the changed screen",
      changes("what-each-change-costs", "all changes", "files outside the changed screen")
    ),
    (
      "names", "types of other screens that the feature names",
      changes("what-each-change-costs", "all changes", "types of other screens, before and after 06")
    ),
    (
      "names", "public declarations of one more screen",
      costs(
        "what-one-more-screen-costs", "One more generated screen", "public declarations in targets of ten")
    ),
    (
      "tap", "messages of a tap on “Sign in”", costs("calls-of-one-tap", "tap login.signInButton", "messages")
    ),
    (
      "tap", "files to open to follow it",
      costs("calls-of-one-tap", "tap login.signInButton", "files to open")
    ),
    ("time", "time of a tap on “Sign in”, ×", costs("cost-to-run", "Time", "from a tap to the label")),
    ("time", "time of a keystroke, ×", costs("cost-to-run", "Time", "a keystroke")),
    ("time", "time to open Login, ×", costs("cost-to-run", "Time", "open Login")),
    ("memory", "allocations to open Login", costs("memory", "Allocations", "open Login")),
    ("memory", "bytes of an open Login", costs("memory", "Bytes in use afterwards", "open Login")),
    (
      "build", "clean build of one more screen, ms",
      costs("what-one-more-screen-costs", "One more generated screen", "clean debug build, ms")
    ),
    (
      "build", "build after a change in one of 50 screens, s",
      costs("builds", "Processor time after a change inside a screen, s", "50 screens, one target")
    ),
    (
      "build", "memory of a release build of 50 screens, MB",
      costs("builds", "Most memory of one process of the build, MB", "50 screens, release")
    ),
    ("leaving", "lines of the kit", costs("kit", "Kit", "lines of code")),
  ]

  private static func costs(_ chapter: String, _ table: String, _ row: String) -> Source {
    Source(page: "Costs", chapter: chapter, table: table, row: row)
  }

  private static func changes(_ chapter: String, _ table: String, _ row: String, number: Int = 0) -> Source {
    Source(page: "Changes", chapter: chapter, table: table, row: row, number: number)
  }

  /// Renews the table of the page, and its data, which the page of `quartet explore` shows.
  static func write() throws {
    let table = try ChoosingTable(
      costs: MarkdownPage("Docs/Costs.md"), changes: MarkdownPage("Docs/Changes.md"))
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
