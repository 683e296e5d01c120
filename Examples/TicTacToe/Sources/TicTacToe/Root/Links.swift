import RVBKit

/// A link of the app: what it looks like, and the requests that it makes. Each type draws the way that they take.
protocol Linkable {
  var pattern: DeeplinkPattern { get }
  func open(from root: any RootControllable) throws
}

/// Opens the game. If no one has signed in, it waits in SignedOut for the players.
///
/// ```text
/// Root ── SignedOut ─┐
///   └────────────────┴─ Scoreboard ── Game
/// ```
struct GameLink: Linkable {
  let pattern: DeeplinkPattern = "tictactoe://game"

  func open(from root: any RootControllable) {
    root.presentSignedOut(animated: true, force: true) { scoreboard in
      scoreboard.presentGame(animated: true, force: true, completion: nil)
    }
  }
}

/// Opens the rules, if players have signed in.
///
/// ```text
/// Root ── Scoreboard ── Rules
/// ```
struct RulesLink: Linkable {
  let pattern: DeeplinkPattern = "tictactoe://rules"

  func open(from root: any RootControllable) throws {
    guard let players = root.players else { throw Deeplink.Declined() }
    root.presentScoreboard(of: players, animated: true) { $0.presentRules(animated: true) }
  }
}
