import VIPERKit

/// A scene inside of which its router shows another one: `navigator.embed(NameFactory.default(…))`. The child reports to
/// its delegate, the presenter of the parent, as a presented scene does; the view controller of the parent owns it.
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

/// Makes the tabs. The root scene of each tab comes from its own factory, and has its own stack.
struct TabsFactory {
  private init() {}

  static func `default`(scenes: [UIViewController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = scenes.map { UINavigationController(rootViewController: $0) }
    return tabs
  }
}

/// A scene in a tab, whose router shows another tab: `navigator.selectTab(at: 1)`.
protocol TabNavigable: AnyObject, StandardNavigable {
  func selectTab(at index: Int)
}

extension TabNavigable where Self: UIViewController {
  func selectTab(at index: Int) {
    whenIdle { [weak self] in self?.tabBarController?.selectedIndex = index }
  }
}
