import RVBKit

protocol ScoreboardRoutable: Routable {
  func routeToScores(with parameter: ScoresParameter) -> any ScoresControllable
  func routeToRules() -> any ScoreboardRulesControllable
  func routeToGame(with parameter: GameParameter) -> any GameControllable
}

/// Makes Scoreboard's children with their builders, and converts Rules, whose module system differs.
///
/// Scoreboard's view owns it. It is a structure, and owns the builders but none of the children. It must not present
/// anything.
struct ScoreboardRouter: ScoreboardRoutable {
  let scoresBuilder: any ScoresBuildable
  let rulesBuilder: any RulesBuildable
  let gameBuilder: any GameBuildable

  func routeToScores(with parameter: ScoresParameter) -> any ScoresControllable {
    scoresBuilder.build(with: parameter)
  }

  func routeToRules() -> any ScoreboardRulesControllable {
    RulesAdapter(rulesBuilder.build())
  }

  func routeToGame(with parameter: GameParameter) -> any GameControllable {
    gameBuilder.build(with: parameter)
  }
}

/// Rules in Scoreboard's module system: a view controller with an event.
protocol ScoreboardRulesControllable: UIViewControllable {
  var closed: (() -> Void)? { get set }
}

/// Converts Rules, a view with a callback, to a view controller with an event. It owns Rules, and decides nothing.
final class RulesAdapter: UIViewController, ScoreboardRulesControllable {
  var closed: (() -> Void)?

  private let controllable: any RulesControllable

  init(_ controllable: any RulesControllable) {
    self.controllable = controllable
    super.init(nibName: nil, bundle: nil)
    controllable.onClose = { [weak self] in self?.closed?() }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = controllable.view
  }
}
