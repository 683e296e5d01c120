import RVBKit

/// Scoreboard's view: a container with two pages, Scores and Rules, of which one is shown; and it pushes Game.
///
/// Root's stack owns it; it owns its router and, as their container, its pages. Users, Root's links and the children's
/// events call it.
final class ScoreboardViewController: UIViewController, ScoreboardControllable {
  var signedOut: (() -> Void)?

  private let players: Players
  private let router: any ScoreboardRoutable
  private let scores: any ScoresControllable
  private let rules: any ScoreboardRulesControllable
  private var page: UIViewController

  private let pageView = UIView()
  private let playButton = button("Play", "scoreboard.playButton")

  init(players: Players, router: any ScoreboardRoutable) {
    self.players = players
    self.router = router
    scores = router.routeToScores(with: ScoresParameter(players: players))
    rules = router.routeToRules()
    page = scores
    super.init(nibName: nil, bundle: nil)
    rules.closed = { [weak self] in self?.goBackToScores() }
    for page in [scores, rules] as [UIViewController] {
      addChild(page)
      page.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = column([pageView, playButton])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pageView.addSubview(page.view)
    playButton.onTap(in: self) { $0.presentGame(animated: true, force: true, completion: nil) }
    navigationItem.rightBarButtonItem = barButton("Rules", "scoreboard.rulesButton", in: self) {
      $0.presentRules(animated: true)
    }
    navigationItem.leftBarButtonItem = barButton("Sign out", "scoreboard.signOutButton", in: self) {
      $0.signedOut?()
    }
  }

  // MARK: Requests

  func presentGame(animated: Bool, force: Bool, completion: ((any GameControllable) -> Void)?) {
    presentChild(find: { $0 as? any GameControllable }, animated: animated, force: force) { scoreboard in
      let game = scoreboard.router.routeToGame(with: GameParameter(players: scoreboard.players))
      game.completed = { [weak scoreboard] in scoreboard?.goBackToScores() }
      scoreboard.childScreens.push(game, animated: animated)
      return game
    } completion: {
      completion?($0)
    }
  }

  // The page exists already, so that the request is only a way: route pops the game and asks this container for the page.
  func presentRules(animated: Bool) {
    route(rules, animated: animated)
  }

  private func goBackToScores() {
    route(scores)
  }
}

/// One page is shown at a time, and routing brings the other one to the front.
extension ScoreboardViewController: RoutingContainer {
  func isInFront(_ child: UIViewController) -> Bool { child === page }

  func bringToFront(_ child: UIViewController, animated: Bool) {
    page.view.removeFromSuperview()
    page = child
    pageView.addSubview(page.view)
  }
}
