import QuartetArguments

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
    let rows = Self.aligned(expected, shown).flatMap { left, right in
      let pieces = Self.paired(Self.wrapped(left ?? "", column), Self.wrapped(right ?? "", column))
      return pieces.enumerated().map { index, piece in
        let isMarked = left != right && (index == 0 || piece.0 != nil && piece.1 != nil)
        return Self.row(piece.0 ?? "", isMarked ? "≠" : " ", piece.1 ?? "", column)
      }
    }
    return ([Self.row("EXPECTED", " ", "SHOWN", column)] + rows).joined(separator: "\n")
  }

  private static func row(_ left: String, _ mark: String, _ right: String, _ width: Int) -> String {
    var row = "\(Text.padded(left, to: width)) \(mark) \(right)"
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
    let removals = CollectionDifference(right.difference(from: left).removals)
    let common = removals.flatMap { left.applying($0) } ?? []
    var (left, right) = (left[...], right[...])
    var rows: [(String?, String?)] = []
    for line in common {
      let (onlyLeft, onlyRight) = (left.prefix { $0 != line }, right.prefix { $0 != line })
      rows += paired(Array(onlyLeft), Array(onlyRight)) + [(line, line)]
      (left, right) = (left[(onlyLeft.endIndex + 1)...], right[(onlyRight.endIndex + 1)...])
    }
    return rows + paired(Array(left), Array(right))
  }

  /// The lines of two lists in order; nil after the end of the shorter one.
  private static func paired(_ left: [String], _ right: [String]) -> [(String?, String?)] {
    (0..<max(left.count, right.count)).map { index in
      (index < left.count ? left[index] : nil, index < right.count ? right[index] : nil)
    }
  }
}
