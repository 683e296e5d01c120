import QuartetRandomTesting
import QuartetTesting
import RVBKit
import Testing

@testable import TicTacToe

@Suite struct `Monkey tests` {
  @Test(arguments: [nil, Players(first: "Ada", second: "Bob")])
  func `Monkey tests find no problem in the app`(players: Players?) async throws {
    try await MonkeyTest(use: .alsoEarly) { events in
      let store = FakePlayerStore(players)
      let root = RootBuilder(RootDependency(playerStore: store)).build()
      events.add("the players are loaded", if: { store.isLoading }) { store.finishLoading() }
      for link in ["tictactoe://game", "tictactoe://rules"] {
        events.add("open \(link)") { [weak root] in _ = URL(string: link).map { root?.open($0) } }
      }
      return root
    }
    .invariant("The user can only go back from a game") { host in
      host.top is GameViewController || (host.top?.navigationController?.viewControllers.count ?? 1) == 1
    }
    .check()
  }
}
