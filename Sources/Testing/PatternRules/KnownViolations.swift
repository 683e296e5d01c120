/// Violations that a package keeps for now, from a file with a line for each: `FILE: PROBLEM | REASON`.
///
/// The problem is the sentence that the check prints. Lines of sources are not named, so that an edit does not end an
/// entry. Empty lines and those that begin with `#` are comments.
package nonisolated struct KnownViolations {
  /// A line that is no entry.
  package struct Malformed: Error, CustomStringConvertible {
    let line: String

    package var description: String { "Write “FILE: PROBLEM | REASON”, not “\(line)”." }
  }

  /// `FILE: PROBLEM` of each entry.
  private let entries: [String]

  /// Reads the text of the file; each entry needs a reason.
  package init(_ text: String) throws {
    entries = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: " | ", maxSplits: 1)
      guard parts.count == 2, parts[0].contains(": "), !parts[1].allSatisfy(\.isWhitespace) else {
        throw Malformed(line: String(line))
      }
      return String(parts[0])
    }
  }

  /// The violations that no entry names, and the entries about some folders that name none.
  package func compare(
    with found: [RuleViolation], in folders: [String]
  ) -> (unknown: [RuleViolation], stale: [String]) {
    let stale = entries.filter { entry in
      folders.contains { entry.hasPrefix("\($0)/") } && !found.contains { $0.entry == entry }
    }
    return (found.filter { !entries.contains($0.entry) }, stale)
  }
}

nonisolated extension RuleViolation {
  fileprivate var entry: String { "\(file): \(problem)" }
}
