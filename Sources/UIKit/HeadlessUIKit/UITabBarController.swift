public import Foundation

/// A container that shows one of several controllers, each with a tab.
///
/// Apple, UITabBarController.h. There is no More controller. The bar has no views: tests tap a tab with
/// `Headless.tapTab(at:)`.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private var controllers: [UIViewController]?
  private var selected: UIViewController?

  nonisolated deinit {}

  /// The bar. The user can tap its tabs while it is visible.
  open private(set) lazy var tabBar = UITabBar(frame: .zero)
  @available(iOS 18.0, *) open var tabs: [UITab] {
    get { keptTabs }
    set { keptTabs = newValue }
  }
  private var keptTabs: [UITab] = []

  /// The delegate, for taps of the user; a weak reference.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers of the tabs, which this one owns; nil by default. The first one is selected.
  ///
  /// If the controller that was selected is in a new array, it stays selected; otherwise the one with the same index
  /// is, or the first. Traps when a controller is in the array twice or has another parent.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set {
      let (old, new) = (controllers ?? [], newValue ?? [])
      for (index, controller) in new.enumerated() {
        let isDistinct = !new[..<index].contains { $0 === controller }
        precondition(
          isDistinct && (controller.parent == nil || controller.parent === self),
          "A tab needs a view controller that is not active elsewhere (\(controller.shortName))")
      }
      let added = new.filter { controller in !old.contains { $0 === controller } }
      let removed = old.filter { controller in !new.contains { $0 === controller } }
      for controller in added { adopt(controller) }
      for controller in removed { controller.willMove(toParent: nil) }
      let index = old.firstIndex { $0 === selected } ?? 0
      controllers = newValue
      if !new.contains(where: { $0 === selected }) {
        change(to: new.indices.contains(index) ? new[index] : new.first).completeImmediately()
      }
      for controller in removed { controller.removeFromParent() }
      for controller in added { controller.didMove(toParent: self) }
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The controller that is shown; nil without tabs. Setting it does not call the delegate.
  ///
  /// Traps, as UIKit raises, when the new controller is not in ``viewControllers``.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      precondition(
        controllers?.contains { $0 === newValue } == true,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
          + "view controllers can be selected.")
      guard newValue !== selected else { return }
      let change = change(to: newValue)
      if appearance == .appeared, let engine, engine.transitionInTheWay == nil {
        engine.start(change)
      } else {
        change.completeImmediately()
      }
    }
  }

  /// The index of ``selectedViewController``; `NSNotFound` without tabs. Traps when it is set out of bounds, which
  /// UIKit does not specify.
  open var selectedIndex: Int {
    get { controllers?.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      precondition(controllers?.indices.contains(newValue) == true, "There is no tab \(newValue).")
      selectedViewController = controllers?[newValue]
    }
  }

  private func change(to new: UIViewController?) -> TabChange {
    defer { selected = new }
    return TabChange(of: self, from: selected, to: new)
  }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if let selected { body(selected) }
  }

  override var frontController: UIViewController? { selected }

  /// Whether the user sees the bar: the controller on top of the selected stack can hide it, too.
  var showsTabBar: Bool {
    let stack = (selected as? UINavigationController)?.viewControllers ?? []
    return !tabBar.isHidden && !stack.contains(where: \.hidesBottomBarWhenPushed)
  }
}

/// The bar of a tab bar controller: its look.
///
/// Apple, UITabBar.h.
@preconcurrency @MainActor open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
}

/// The title and the image of a tab.
///
/// Apple, UITabBarItem.h.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// A tab of iOS 18, and the file with a controller. Neither exists here.
@available(iOS 18.0, *) @preconcurrency @MainActor open class UITab: NSObject {}
@preconcurrency @MainActor open class UIStoryboard: NSObject {}

/// The delegate of a tab bar controller. Its methods are called for taps of the user only, not when code selects.
///
/// Apple, UITabBarController.h. Optional in UIKit, with default implementations here (see `UIResponder`).
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may select a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user has tapped a tab that may be selected, also if it was selected before.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_: UITabBarController, shouldSelect _: UIViewController) -> Bool { true }
  public func tabBarController(_: UITabBarController, didSelect _: UIViewController) {}
}
