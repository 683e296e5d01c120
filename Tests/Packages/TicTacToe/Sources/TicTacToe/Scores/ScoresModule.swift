import RVBKit

/// Scores as its parent sees it: it sends no events and takes no requests.
protocol ScoresControllable: UIViewControllable {}

struct ScoresDependency: Dependency {
  let scores: Scores
}

struct ScoresParameter: Parameter {
  let players: Players
}

protocol ScoresBuildable: Buildable {
  func build(with parameter: ScoresParameter) -> any ScoresControllable
}

/// Makes Scores.
struct ScoresBuilder: ScoresBuildable {
  let dependency: ScoresDependency

  func build(with parameter: ScoresParameter) -> any ScoresControllable {
    ScoresViewController(players: parameter.players, scores: dependency.scores)
  }
}

/// Scores' view: how often each player has won.
///
/// Scoreboard contains it. It observes the shared object, and so does not depend on Game, which changes that object.
final class ScoresViewController: UIViewController, ScoresControllable {
  private let players: Players
  private let scores: Scores
  private let scoreLabel = label("", "scores.score")
  private var observation: Scores.Observation?

  init(players: Players, scores: Scores) {
    self.players = players
    self.scores = scores
    super.init(nibName: nil, bundle: nil)
    observation = scores.observe { [weak self] in self?.render() }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = column([scoreLabel])
    render()
  }

  private func render() {
    scoreLabel.text =
      "\(players.first) \(scores.wins(of: players.first)) : \(scores.wins(of: players.second)) \(players.second)"
  }
}
