import RVBKit

/// Root as the app and its links see it.
protocol RootControllable: UIViewControllable {
  /// Who has signed in.
  var players: Players? { get }

  /// Opens a link, or keeps it until launch has ended.
  ///
  /// - Returns: Whether the link was understood.
  func open(_ url: URL) -> Bool

  /// Shows SignedOut, unless players have signed in.
  ///
  /// - Parameter signedIn: Called with Scoreboard: now, or when players have signed in. Nil keeps what an earlier request
  ///   asked for.
  func presentSignedOut(animated: Bool, force: Bool, signedIn: ((any ScoreboardControllable) -> Void)?)

  /// Shows Scoreboard.
  func presentScoreboard(
    of players: Players, animated: Bool, completion: ((any ScoreboardControllable) -> Void)?)
}

struct RootDependency: Dependency {
  let playerStore: any PlayerStore
}

protocol RootBuildable: Buildable {
  func build() -> any RootControllable
}

/// Makes Root with its router. The app makes and owns it.
///
/// The scores come from here, and live as long as this builder: they outlast a user who signs out.
final class RootBuilder: Builder<RootDependency>, RootBuildable {
  private let scores = Scores()

  func build() -> any RootControllable {
    let router = RootRouter(
      launchBuilder: LaunchBuilder(dependency: LaunchDependency(playerStore: dependency.playerStore)),
      signedOutBuilder: SignedOutBuilder(),
      scoreboardBuilder: ScoreboardBuilder(ScoreboardDependency(scores: scores)))
    return RootViewController(playerStore: dependency.playerStore, router: router)
  }
}

protocol RootRoutable: Routable {
  func routeToLaunch() -> any LaunchControllable
  func routeToSignedOut() -> any SignedOutControllable
  func routeToScoreboard(with parameter: ScoreboardParameter) -> any ScoreboardControllable
}

/// Makes Root's children with their builders. Root's view owns it.
struct RootRouter: RootRoutable {
  let launchBuilder: any LaunchBuildable
  let signedOutBuilder: any SignedOutBuildable
  let scoreboardBuilder: any ScoreboardBuildable

  func routeToLaunch() -> any LaunchControllable { launchBuilder.build() }
  func routeToSignedOut() -> any SignedOutControllable { signedOutBuilder.build() }

  func routeToScoreboard(with parameter: ScoreboardParameter) -> any ScoreboardControllable {
    scoreboardBuilder.build(with: parameter)
  }
}
