import QuartetTesting
import RVBKit
import Testing

@testable import TicTacToe

final class FakePlayerStore: PlayerStore {
  var players: Players?
  private var completion: ((Players?) -> Void)?

  init(_ players: Players? = nil) {
    self.players = players
  }

  var isLoading: Bool { completion != nil }

  func load(completion: @escaping (Players?) -> Void) { self.completion = completion }
  func save(_ players: Players?) { self.players = players }

  func finishLoading() {
    completion?(players)
    completion = nil
  }
}

/// The app in a window.
private final class App: ScreenHost {
  let playerStore: FakePlayerStore
  let builder: RootBuilder
  let root: any RootControllable

  init(_ players: Players? = nil) {
    playerStore = FakePlayerStore(players)
    builder = RootBuilder(RootDependency(playerStore: playerStore))
    root = builder.build()
    super.init(root)
  }

  func launch() async {
    playerStore.finishLoading()
    await waitUntilIdle()
  }

  func open(_ link: String) async throws -> Bool {
    defer { finishTransitions() }
    return root.open(try #require(URL(string: link)))
  }

  func signIn(_ first: String = "Ada", _ second: String = "Bob") async throws {
    try type(first, into: "signedOut.first")
    try type(second, into: "signedOut.second")
    try tap("signedOut.startButton")
    await waitUntilIdle()
  }

  func play(_ cells: [Int]) throws {
    for cell in cells { try tap("game.cell\(cell)") }
  }

  /// The rows of the scores, such as "Ada 1".
  func scores() throws -> [String] {
    try element("scores.table", as: UITableView.self).visibleCells.map { cell in
      let content = cell.contentConfiguration as? UIListContentConfiguration
      return "\(content?.text ?? "") \(content?.secondaryText ?? "")"
    }
  }

  func text(_ identifier: String) throws -> String? { try element(identifier, as: UILabel.self).text }
}

private let players = Players(first: "Ada", second: "Bob")

@Suite struct `TicTacToe` {
  @Test func `Two players sign in, play, and the scores show who has won`() async throws {
    let app = App()
    #expect(try app.text("launch.status") == "Loading…")
    await app.launch()
    try await app.signIn()
    #expect(app.playerStore.players == players)
    #expect(try app.scores() == ["Ada 0", "Bob 0"])
    try app.tap("scoreboard.playButton")
    #expect(!app.attempt(.tap("game.doneButton")))
    try app.play([0, 3, 1, 4])
    #expect(try app.text("game.status") == "Ada")
    try app.play([2])
    #expect(try app.text("game.status") == "Ada wins" && !app.attempt(.tap("game.cell8")))
    try app.tap("game.doneButton")
    await app.waitUntilIdle()
    #expect(try app.scores() == ["Ada 1", "Bob 0"])
  }

  @Test func `Players need two different names`() async throws {
    let app = App()
    await app.launch()
    for names in [("", "Bob"), ("Ada", ""), ("Ada", "Ada")] {
      try app.type(names.0, into: "signedOut.first")
      try app.type(names.1, into: "signedOut.second")
      #expect(!app.attempt(.tap("signedOut.startButton")))
    }
  }

  @Test func `A full board without a row is a draw`() {
    var board = Board()
    for cell in [0, 1, 2, 4, 3, 5, 7, 6, 8] { board.play(cell) }
    #expect(board.isOver && board.winner == nil)
    board.play(0)
    #expect(board.cells[0] == .x)
  }

  @Test func `Players who are stored go on with the scoreboard; the scores outlast a sign-out`() async throws
  {
    let app = App(players)
    await app.launch()
    try app.tap("scoreboard.playButton")
    try app.play([0, 1, 3, 2, 6])
    try app.tap("game.doneButton")
    await app.waitUntilIdle()
    try app.tap("scoreboard.signOutButton")
    #expect(app.playerStore.players == nil)
    try await app.signIn("Bob", "Ada")
    #expect(try app.scores() == ["Bob 0", "Ada 1"])
  }

  @Test func `A link that comes during launch is opened when the players have signed in`() async throws {
    let app = App()
    #expect(try await app.open("tictactoe://game"))
    #expect(app.top is LaunchViewController)
    await app.launch()
    #expect(app.top is SignedOutViewController)
    try await app.signIn()
    #expect(app.top is GameViewController)
    #expect((app.root as? UINavigationController)?.viewControllers.count == 2)
  }

  @Test func `The link to the rules pops the game and brings the page of the rules to the front`()
    async throws
  {
    let app = App(players)
    await app.launch()
    #expect(try await app.open("tictactoe://game"))
    #expect(app.top is GameViewController)
    #expect(try await app.open("tictactoe://rules/?utm_source=mail"))
    await app.waitUntilIdle()
    #expect(try app.text("rules.text") == "Three in a row win." && app.view("scores.table") == nil)
    try app.tap("rules.closeButton")
    #expect(app.view("scores.table") != nil)
    try app.tap("scoreboard.rulesButton")
    #expect(app.view("rules.text") != nil)
  }

  @Test func `Other links, and the rules while no players are signed in, leave what is shown`() async throws {
    let app = App()
    await app.launch()
    for link in ["tictactoe://rules", "tictactoe://nothing"] {
      #expect(try await app.open(link))
      await app.waitUntilIdle()
      #expect(app.top is SignedOutViewController)
    }
  }

  @Test func `A game under another module's alert stays, and the link leaves the alert`() async throws {
    let app = App(players)
    await app.launch()
    app.root.present(UIAlertController(title: "Update", message: nil, preferredStyle: .alert), animated: true)
    app.finishTransitions()
    #expect(try await app.open("tictactoe://game"))
    #expect(app.top is UIAlertController)
  }
}
