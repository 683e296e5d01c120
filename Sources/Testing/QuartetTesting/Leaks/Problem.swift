/// Something that no screen should do.
package nonisolated struct Problem: Hashable {
  /// The worst first. The last kind is a fault of the test.
  package enum Kind: Int {
    case crash, stuck, wrong, warning, leak, setup
  }

  package let kind: Kind
  package let text: String
  /// What makes two problems one: two elements of one array leak for one reason, whatever leaks with them.
  private let cause: String

  package init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
    cause = kind == .leak ? text.replacing(/\[\d+\]|, and \d+ objects? that .*/, with: "") : text
  }

  package static func == (first: Problem, second: Problem) -> Bool {
    first.kind == second.kind && first.cause == second.cause
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(cause)
  }
}

nonisolated extension String {
  /// The beginning and the end, with at most so many characters.
  package func shortened(to length: Int) -> String {
    count <= length ? self : "\(prefix(length / 2)) … \(suffix(length - length / 2 - 3))"
  }

  /// The words in lines of at most 100 columns, with those after the first indented.
  package var wrapped: String {
    var lines: [String] = []
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, last.count + word.count < 100 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(lines.isEmpty ? String(word) : "  \(word)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
