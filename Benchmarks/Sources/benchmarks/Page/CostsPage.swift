import Foundation

/// Docs/Costs.md, whose text is written by hand: what has figures is renewed line by line.
nonisolated struct CostsPage: Sendable {
  private static let file = Page.repository.appending(path: "Docs/Costs.md")

  private var lines: [String]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
  }

  init() throws {
    self.init(try String(contentsOf: Self.file, encoding: .utf8))
  }

  var text: String { lines.joined(separator: "\n") }

  /// Puts a table in the place of the first one below a heading that has its title.
  ///
  /// - Throws: ``Tool/Failure`` if there is none.
  mutating func renew(_ table: Table, below heading: String) throws {
    let first = try index(of: "| \(table.title) |", below: heading)
    let end = lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    lines.replaceSubrange(first..<end, with: table.markdown.components(separatedBy: "\n"))
  }

  /// Puts a line in the place of the first one below a heading that begins in the same way.
  ///
  /// - Throws: ``Tool/Failure`` if there is none.
  mutating func renew(lineBeginning start: String, _ rest: String, below heading: String) throws {
    lines[try index(of: start, below: heading)] = start + rest
  }

  func write() throws {
    try text.write(to: Self.file, atomically: true, encoding: .utf8)
  }

  private func index(of start: String, below heading: String) throws -> Int {
    let below = lines.drop { $0 != heading }
    guard let index = below.firstIndex(where: { $0.hasPrefix(start) }) else {
      throw Tool.Failure(
        description: "Docs/Costs.md has no line below “\(heading)” that begins with: \(start)")
    }
    return index
  }
}
