import RVBKit

/// Game's view: nine buttons, whose turn it is, and a button of the bar that ends the game.
///
/// Root's stack owns it. It adds a win to the shared object, and sends only its end to Scoreboard, its parent. RVB leaves
/// the inside of a module free: here it is a view controller with a value that has the rules.
final class GameViewController: UIViewController, GameControllable {
  var completed: (() -> Void)?

  private let players: Players
  private let scores: Scores
  private var board = Board()
  private let cells = (0..<9).map { button("", "game.cell\($0)") }
  private let statusLabel = label("", "game.status")
  private lazy var doneButton = barButton("Done", "game.doneButton", in: self) { $0.completed?() }

  init(players: Players, scores: Scores) {
    self.players = players
    self.scores = scores
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = column(cells + [statusLabel])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, cell) in cells.enumerated() {
      cell.onTap(in: self) { $0.play(index) }
    }
    navigationItem.rightBarButtonItem = doneButton
    render()
  }

  private func play(_ index: Int) {
    guard board.canPlay(index) else { return }
    board.play(index)
    if let winner = board.winner { scores.addWin(of: name(winner)) }
    render()
  }

  private func name(_ mark: Board.Mark) -> String { mark == .x ? players.first : players.second }

  private func render() {
    for (index, cell) in cells.enumerated() {
      cell.setTitle(board.cells[index]?.rawValue ?? "", for: .normal)
      cell.isEnabled = board.canPlay(index)
    }
    statusLabel.text = board.winner.map { "\(name($0)) wins" } ?? (board.isOver ? "Draw" : name(board.next))
    doneButton.isEnabled = board.isOver
  }
}
