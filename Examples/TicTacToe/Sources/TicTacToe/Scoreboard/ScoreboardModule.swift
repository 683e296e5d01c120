import RVBKit

/// Scoreboard as its parent sees it.
protocol ScoreboardControllable: UIViewControllable {
  /// Called when the user signs out.
  var signedOut: (() -> Void)? { get set }

  /// Pushes a game; a game that is open is found.
  func presentGame(animated: Bool, force: Bool, completion: ((any GameControllable) -> Void)?)

  /// Shows the rules, also if a game covers the scoreboard: the game is popped.
  func presentRules(animated: Bool)
}

struct ScoreboardDependency: Dependency {
  let scores: Scores
}

struct ScoreboardParameter: Parameter {
  let players: Players
}

protocol ScoreboardBuildable: Buildable {
  func build(with parameter: ScoreboardParameter) -> any ScoreboardControllable
}

/// Makes Scoreboard with its router. It passes the shared object on to the builders of the children that need it.
final class ScoreboardBuilder: Builder<ScoreboardDependency>, ScoreboardBuildable {
  func build(with parameter: ScoreboardParameter) -> any ScoreboardControllable {
    let router = ScoreboardRouter(
      scoresBuilder: ScoresBuilder(dependency: ScoresDependency(scores: dependency.scores)),
      rulesBuilder: RulesBuilder(),
      gameBuilder: GameBuilder(GameDependency(scores: dependency.scores)))
    return ScoreboardViewController(players: parameter.players, router: router)
  }
}
