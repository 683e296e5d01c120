/// Violations that a package keeps for now, from a file with a line for each: `FILE: PROBLEM | REASON`.
///
/// The problem is the sentence that the check prints; the whole printed line is an entry, too. Numbers of lines are not
/// compared, so that an edit of the source does not end an entry. Empty lines and those that begin with `#` are comments.
package nonisolated struct KnownViolations {
  /// A line that is no entry.
  package struct Malformed: Error, CustomStringConvertible {
    let line: String

    package var description: String { "Write “FILE: PROBLEM | REASON”, not “\(line)”." }
  }

  /// The reasons by the texts of the entries.
  private var reasons: [String: String] = [:]

  /// Reads the text of the file; each entry needs a reason.
  package init(_ text: String) throws {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let parts = line.split(separator: " | ", maxSplits: 1)
      guard parts.count == 2, parts[0].contains(": "), !parts[1].allSatisfy(\.isWhitespace) else {
        throw Malformed(line: String(line))
      }
      let text = parts[0].replacing(/:\d+:\d+: error:/, with: ":", maxReplacements: 1)
      reasons[String(text)] = String(parts[1])
    }
  }

  /// The violations that no entry names, and the entries about some folders that name none.
  package func compare(
    with found: [RuleViolation], in folders: [String]
  ) -> (unknown: [RuleViolation], stale: [String]) {
    let named = Set(found.flatMap(\.entries))
    let stale = reasons.keys.sorted().filter { entry in
      folders.contains { entry.hasPrefix("\($0)/") } && !named.contains(entry)
    }
    return (found.filter { reason(for: $0) == nil }, stale)
  }

  /// The lines of a file that names all violations that were found, with the reasons of this one.
  package func lines(naming found: [RuleViolation]) -> [String] {
    Set(found.map { "\($0.entries[0]) | \(reason(for: $0) ?? "not changed yet")" }).sorted()
  }

  private func reason(for violation: RuleViolation) -> String? {
    violation.entries.lazy.compactMap { reasons[$0] }.first
  }
}

nonisolated extension RuleViolation {
  /// What names it: the short entry, and what is printed, without the place in the file.
  fileprivate var entries: [String] {
    ["\(file): \(problem)", description.replacing(":\(line):\(column): error:", with: ":")]
  }
}
