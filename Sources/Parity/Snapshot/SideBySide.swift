/// Two lists of lines side by side, with a mark on every line that differs.
public nonisolated struct SideBySide: Sendable, Equatable, CustomStringConvertible {
  /// The left column.
  public var expected: [String]
  /// The right column.
  public var shown: [String]

  /// Compares two snapshots.
  public init(expected: Snapshot, shown: Snapshot) {
    self.init(expected: expected.lines, shown: shown.lines)
  }

  /// Compares two lists of lines.
  public init(expected: [String], shown: [String]) {
    self.expected = expected
    self.shown = shown
  }

  /// Both columns with headings, in 100 columns.
  public var description: String { text(width: 100) }

  /// Both columns with headings, equal lines side by side, `≠` between lines that differ.
  ///
  /// - Parameter width: The width of both columns together.
  public func text(width: Int) -> String {
    let column = max(20, (width - 3) / 2)
    var printed = [Self.row("EXPECTED", " ", "SHOWN", column)]
    for (left, right) in Self.aligned(expected, shown) {
      let mark: Character = left == right ? " " : "≠"
      let (left, right) = (Self.wrapped(left ?? "", column), Self.wrapped(right ?? "", column))
      for index in 0..<max(left.count, right.count) {
        let isInBoth = index < left.count && index < right.count
        printed.append(
          Self.row(
            index < left.count ? left[index] : "", index == 0 || isInBoth ? mark : " ",
            index < right.count ? right[index] : "", column))
      }
    }
    return printed.joined(separator: "\n")
  }

  private static func row(_ left: String, _ mark: Character, _ right: String, _ width: Int) -> String {
    let padding = String(repeating: " ", count: max(0, width - left.count))
    var row = "\(left)\(padding) \(mark) \(right)"
    while row.last == " " { row.removeLast() }
    return row
  }

  /// Wraps a line to the width of a column and indents the rest.
  private static func wrapped(_ line: String, _ width: Int) -> [String] {
    var pieces: [String] = []
    var rest = line[...]
    repeat {
      let indent = pieces.isEmpty ? "" : "      "
      let piece = rest.prefix(width - indent.count)
      pieces.append(indent + piece)
      rest = rest.dropFirst(piece.count)
    } while !rest.isEmpty
    return pieces
  }

  /// Pairs equal lines by the longest common subsequence, and the lines between them in order.
  private static func aligned(_ left: [String], _ right: [String]) -> [(String?, String?)] {
    let changes = right.difference(from: left)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [(String?, String?)] = []
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      let hasLeft = i < left.count && (removed.contains(i) || j >= right.count)
      let hasRight = j < right.count && (inserted.contains(j) || i >= left.count)
      let isPair = !hasLeft && !hasRight
      rows.append((hasLeft || isPair ? left[i] : nil, hasRight || isPair ? right[j] : nil))
      if hasLeft || isPair { i += 1 }
      if hasRight || isPair { j += 1 }
    }
    return rows
  }
}
