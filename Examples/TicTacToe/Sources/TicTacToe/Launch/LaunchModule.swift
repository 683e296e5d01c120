import RVBKit

/// Launch as its parent sees it.
protocol LaunchControllable: UIViewControllable {
  /// Called once, when the players are loaded; with nil if none are signed in.
  var completed: ((Players?) -> Void)? { get set }
}

struct LaunchDependency: Dependency {
  let playerStore: any PlayerStore
}

protocol LaunchBuildable: Buildable {
  func build() -> any LaunchControllable
}

/// Makes Launch. It is a structure: a builder that stores no object needs no identity. Launch has no children, and so no
/// router, and nothing is new for each Launch, so it has no parameter.
struct LaunchBuilder: LaunchBuildable {
  let dependency: LaunchDependency

  func build() -> any LaunchControllable {
    LaunchViewController(playerStore: dependency.playerStore)
  }
}

/// Launch's view: it is shown while the players are loaded.
///
/// Root's stack owns it. When it has appeared it loads, once, and sends the result to Root. It must not know what is
/// shown next.
final class LaunchViewController: UIViewController, LaunchControllable {
  var completed: ((Players?) -> Void)?

  private let playerStore: any PlayerStore
  private var isLoading = false

  init(playerStore: any PlayerStore) {
    self.playerStore = playerStore
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = column([label("Loading…", "launch.status")])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isLoading else { return }
    isLoading = true
    playerStore.load { [weak self] players in self?.completed?(players) }
  }
}
