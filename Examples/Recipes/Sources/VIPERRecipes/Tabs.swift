import VIPERKit

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
