/// The rules of the game.
nonisolated struct Board {
  enum Mark: String {
    case x = "X"
    case o = "O"
  }

  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  /// The nine cells, row by row; nil is free.
  private(set) var cells: [Mark?] = Array(repeating: nil, count: 9)
  /// Whose turn it is.
  private(set) var next = Mark.x

  var winner: Mark? {
    Self.lines.lazy.compactMap { line in
      let marks = Set(line.map { cells[$0] })
      return marks.count == 1 ? cells[line[0]] : nil
    }.first
  }

  var isOver: Bool { winner != nil || !cells.contains(nil) }

  /// Whether the next player can take a cell.
  func canPlay(_ index: Int) -> Bool { !isOver && cells[index] == nil }

  /// The next player takes a cell. Does nothing if that is not possible.
  mutating func play(_ index: Int) {
    guard canPlay(index) else { return }
    cells[index] = next
    next = next == .x ? .o : .x
  }
}
