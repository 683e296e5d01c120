import QuartetArguments

/// Two lists of lines side by side, with a mark on every line that differs.
public nonisolated struct SideBySide: Sendable, Equatable, CustomStringConvertible {
  /// The left column.
  public var expected: [String]
  /// The right column.
  public var shown: [String]
  /// Whether the lines begin with elements' numbers, which differ after an element that only one of the two shows.
  private var isNumbered = false

  /// Compares two snapshots, element by element; with hidden elements, if only these differ.
  public init(expected: Snapshot, shown: Snapshot) {
    let isOnlyHidden = expected != shown && expected.lines == shown.lines
    self.init(
      expected: expected.lines(showsHidden: isOnlyHidden), shown: shown.lines(showsHidden: isOnlyHidden))
    isNumbered = true
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
    let rows = aligned(expected, shown).flatMap { left, right in
      let pieces = Self.paired(Self.wrapped(left ?? "", column), Self.wrapped(right ?? "", column))
      return pieces.enumerated().map { index, piece in
        let isMarked =
          left.map(compared) != right.map(compared) && (index == 0 || piece.0 != nil && piece.1 != nil)
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

  /// The compared part of a line.
  private func compared(_ line: String) -> Substring {
    isNumbered ? line.drop { $0 == " " || $0.isNumber } : line[...]
  }

  /// Pairs equal lines by the longest common subsequence, and the lines between them in order.
  private func aligned(_ left: [String], _ right: [String]) -> [(String?, String?)] {
    let changes = right.map(compared).difference(from: left.map(compared))
    let removed = changes.removals.map { Self.offset(of: $0) }
    let inserted = changes.insertions.map { Self.offset(of: $0) }
    var rows: [(String?, String?)] = []
    var (first, second) = (0, 0)
    while first < left.count || second < right.count {
      let onlyLeft = (first..<left.count).prefix { removed.contains($0) }
      let onlyRight = (second..<right.count).prefix { inserted.contains($0) }
      rows += Self.paired(onlyLeft.map { left[$0] }, onlyRight.map { right[$0] })
      (first, second) = (onlyLeft.endIndex + 1, onlyRight.endIndex + 1)
      if first <= left.count { rows.append((left[first - 1], right[second - 1])) }
    }
    return rows
  }

  private static func offset(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }

  /// The lines of two lists in order; nil after the end of the shorter one.
  private static func paired(_ left: [String], _ right: [String]) -> [(String?, String?)] {
    (0..<max(left.count, right.count)).map { index in
      (index < left.count ? left[index] : nil, index < right.count ? right[index] : nil)
    }
  }
}
