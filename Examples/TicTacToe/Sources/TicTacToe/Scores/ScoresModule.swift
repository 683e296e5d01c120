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

struct ScoresBuilder: ScoresBuildable {
  let dependency: ScoresDependency

  func build(with parameter: ScoresParameter) -> any ScoresControllable {
    ScoresViewController(players: parameter.players, scores: dependency.scores)
  }
}

/// Scores' view: a table of how often each player has won.
///
/// Scoreboard contains it. It observes the shared object, and so does not depend on Game, which changes that object.
final class ScoresViewController: UIViewController, ScoresControllable {
  private let players: Players
  private let scores: Scores
  private let table = UITableView()
  private var observation: Scores.Observation?

  init(players: Players, scores: Scores) {
    self.players = players
    self.scores = scores
    super.init(nibName: nil, bundle: nil)
    observation = scores.observe { [weak table] in table?.reloadData() }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    table.accessibilityIdentifier = "scores.table"
    table.dataSource = self
    view = table
  }
}

extension ScoresViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let player = indexPath.row == 0 ? players.first : players.second
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "score")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "score")
    var content = cell.defaultContentConfiguration()
    content.text = player
    content.secondaryText = String(scores.wins(of: player))
    cell.contentConfiguration = content
    return cell
  }
}
