import RVBKit

/// Root's view: a navigation controller whose first screen is Launch, SignedOut or Scoreboard.
///
/// The window owns it; it owns its router and the link handler. It decides which of its children is shown, and must not
/// know what they contain.
final class RootViewController: UINavigationController, RootControllable {
  private let playerStore: any PlayerStore
  private let router: any RootRoutable
  private let deeplinks = DeeplinkHandler(isReady: false)
  private(set) var players: Players?
  /// What is to happen when players have signed in: the link that waits for it.
  private var signedIn: ((any ScoreboardControllable) -> Void)?

  init(playerStore: any PlayerStore, router: any RootRoutable) {
    self.playerStore = playerStore
    self.router = router
    super.init(nibName: nil, bundle: nil)
    registerLinks()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let launch = router.routeToLaunch()
    launch.completed = { [weak self] players in self?.launchDidComplete(with: players) }
    setViewControllers([launch], animated: false)
  }

  // MARK: Links

  func open(_ url: URL) -> Bool { deeplinks.handle(url) }

  // Until launch has ended, there is nothing to route from.
  private func registerLinks() {
    for link in [GameLink(), RulesLink()] as [any Linkable] {
      deeplinks.register(link.pattern) { [weak self] _ in
        guard let self else { throw Deeplink.Declined() }
        try link.open(from: self)
      }
    }
    deeplinks.fallback = { [weak self] _ in
      guard let self else { return }
      route(self)
    }
  }

  // MARK: Children

  private func launchDidComplete(with players: Players?) {
    self.players = players
    // Not as a request: another module's alert would keep it, and Launch has no button that resumes it.
    whenIdle { [weak self] in self?.closeLaunch() }
  }

  private func closeLaunch() {
    if let players {
      _ = openScoreboard(of: players, animated: false)
    } else {
      _ = openSignedOut(animated: false)
    }
    deeplinks.isReady = true
  }

  func presentSignedOut(
    animated: Bool, force: Bool, signedIn: ((any ScoreboardControllable) -> Void)?
  ) {
    if let players { return presentScoreboard(of: players, animated: animated, completion: signedIn) }
    self.signedIn = signedIn ?? self.signedIn
    presentChild(find: { $0 as? any SignedOutControllable }, animated: animated, force: force) {
      $0.openSignedOut(animated: animated)
    }
  }

  private func openSignedOut(animated: Bool) -> any SignedOutControllable {
    let signedOut = router.routeToSignedOut()
    signedOut.signedIn = { [weak self] players in self?.signIn(players) }
    setViewControllers([signedOut], animated: animated)
    return signedOut
  }

  func presentScoreboard(
    of players: Players, animated: Bool, completion: ((any ScoreboardControllable) -> Void)?
  ) {
    presentChild(
      find: { $0 as? any ScoreboardControllable }, animated: animated, force: false,
      open: { $0.openScoreboard(of: players, animated: animated) }, completion: completion)
  }

  private func openScoreboard(of players: Players, animated: Bool) -> any ScoreboardControllable {
    let scoreboard = router.routeToScoreboard(with: ScoreboardParameter(players: players))
    scoreboard.signedOut = { [weak self] in self?.signOut() }
    setViewControllers([scoreboard], animated: animated)
    return scoreboard
  }

  private func signIn(_ players: Players) {
    playerStore.save(players)
    self.players = players
    let signedIn = signedIn
    self.signedIn = nil
    presentScoreboard(of: players, animated: true, completion: signedIn)
  }

  private func signOut() {
    playerStore.save(nil)
    players = nil
    presentSignedOut(animated: true, force: true, signedIn: nil)
  }
}
