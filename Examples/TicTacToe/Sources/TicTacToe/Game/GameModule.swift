import RVBKit

/// Game as its parent sees it.
protocol GameControllable: UIViewControllable {
  /// Called when the user leaves a game that is over. The parent goes back to itself.
  var completed: (() -> Void)? { get set }
}

struct GameDependency: Dependency {
  let scores: Scores
}

struct GameParameter: Parameter {
  let players: Players
}

protocol GameBuildable: Buildable {
  func build(with parameter: GameParameter) -> any GameControllable
}

/// Makes Game. It inherits from `Builder`, which stores the dependency.
final class GameBuilder: Builder<GameDependency>, GameBuildable {
  func build(with parameter: GameParameter) -> any GameControllable {
    GameViewController(players: parameter.players, scores: dependency.scores)
  }
}
