import VIPERKit

/// What the router of a scene shows another scene inside of it with.
protocol EmbeddingNavigable: AnyObject, StandardNavigable {
  /// Where the child is shown.
  var childStack: UIStackView { get }
  func embed(_ scene: UIViewController)
}

extension EmbeddingNavigable where Self: UIViewController {
  func embed(_ scene: UIViewController) {
    addChild(scene)
    childStack.addArrangedSubview(scene.view)
    scene.didMove(toParent: self)
  }
}

/// Embeds a scene that a factory makes. The child reports to its delegate, the presenter of the parent, as a presented
/// scene does; the view controller of the parent owns it.
final class EmbeddingRouter<Navigator> where Navigator: EmbeddingNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func embedChild(makeScene: () -> UIViewController) {
    navigator.embed(makeScene())
  }
}

/// Makes the tabs. The root scene of each tab comes from its own factory, and has its own stack.
struct TabsFactory {
  private init() {}

  static func `default`(scenes: [UIViewController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = scenes.map { UINavigationController(rootViewController: $0) }
    return tabs
  }
}

/// What the router of a scene in a tab switches tabs with.
protocol TabNavigable: AnyObject, StandardNavigable {
  func selectTab(at index: Int)
}

extension TabNavigable where Self: UIViewController {
  func selectTab(at index: Int) {
    tabBarController?.selectedIndex = index
  }
}

/// Shows another tab for the presenter, which owns the router.
final class TabRouter<Navigator> where Navigator: TabNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func toTab(at index: Int) {
    navigator.whenIdle { [weak navigator] in navigator?.selectTab(at: index) }
  }
}
