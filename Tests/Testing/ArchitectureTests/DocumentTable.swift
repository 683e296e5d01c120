import Foundation

/// The tables of a guide's chapter “From the document”.
nonisolated struct DocumentTable {
  struct Row {
    /// A part of the document, such as a code block.
    let part: String
    /// The names that its code declares or calls, without parameters.
    let names: [String]
    /// The texts of the files that have them; empty if a reason says why there is none.
    let files: [String]

    /// The names that no file has, as a whole word.
    var missingNames: [String] {
      guard !files.isEmpty else { return [] }
      let words = Set(files.flatMap { $0.matches(of: /\w+/).map { String($0.0) } })
      return names.filter { !words.contains($0) }
    }
  }

  let rows: [Row]
  let rules: [(rule: String, answer: String)]

  init(guide: String) throws {
    let page = try Page("Docs/\(guide).md")
    let cells = page.chapter("From the document").split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
      .filter { !["document", "rule", "---"].contains($0[0]) }
    rows = cells.filter { $0.count == 3 }.map { cells in
      let names = cells[1].matches(of: /`(\w+)[^`]*`/).map { String($0.1) }
      return Row(
        part: cells[0], names: names, files: cells[2].hasPrefix("none: ") ? [] : page.linkedFiles(cells[2]))
    }
    rules = cells.filter { $0.count == 2 }.map { ($0[0], $0[1]) }
  }
}
