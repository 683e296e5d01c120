import Foundation

// Lines that belong together because of what they name: those of a child, those of a parent, those of the stars.

/// Lines of a file.
struct Part {
  var lines: [String]
  let isMarked: Bool
}

extension [String] {
  /// The lines in parts. A marked line is marked up to the end of what it opens, with the empty line before it.
  func parts(where isMarked: (String) -> Bool) -> [Part] {
    var parts: [Part] = []
    var index = 0
    while index < count {
      var end = index + 1
      let isMarked = isMarked(self[index])
      if isMarked {
        // Up to the line that closes what this one opens.
        let indentation = self[index].prefix { $0 == " " }
        var last = self[index]
        while last.opens {
          last = self[end]
          while last.hasPrefix(indentation + " ") || last.isEmpty {
            end += 1
            last = self[end]
          }
          end += 1
        }
      }
      var new = Array(self[index..<end])
      if isMarked, parts.last?.isMarked == false, parts.last?.lines.last == "" {
        // The empty line before a declaration belongs to it.
        parts[parts.count - 1].lines.removeLast()
        new.insert("", at: 0)
      }
      if parts.last?.isMarked == isMarked {
        parts[parts.count - 1].lines += new
      } else {
        parts.append(Part(lines: new, isMarked: isMarked))
      }
      index = end
    }
    return parts
  }
}

extension String {
  /// The text without the lines that name something, and without what they leave empty.
  func without(_ isMarked: (String) -> Bool) -> String {
    components(separatedBy: "\n").parts(where: isMarked).filter { !$0.isMarked }.flatMap(\.lines)
      .joined(separator: "\n")
      // A handler of messages that are no more.
      .replacing(/\n\n[ \w]*func handle.*\{\n *switch \w+ \{\n *\}\n *\}/, with: "")
      .replacing(/\(\n\s*\)/, with: "()").replacing(/\{\n\s*\}/, with: "{}")
      .replacing(/\{\n\n/, with: "{\n").replacing(/\n\n\n+/, with: "\n\n")
      .replacing(/\n\n( *\})/) { "\n\($0.1)" }
  }

  /// Whether a line is continued up to one that closes what it opens.
  var opens: Bool { "{([".contains(last ?? " ") }

  /// Whether a line of Review names Rating.
  var namesChild: Bool { contains("Rating") || contains("rating") }
}
