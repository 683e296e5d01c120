import Foundation
import HeadlessUIKit
import Testing
import QuartetUIKitFacts

@Suite struct `A tab bar controller` {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var allows = true
    var log: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.append("should \(tabBarController.selectedIndex)")
      return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
      log.append("did \(tabBarController.selectedIndex)")
    }
  }

  private let stage = Stage()
  private let tabs = UITabBarController()
  private let first: Screen
  private let second: Screen

  init() {
    (first, second) = (stage.screen("B"), stage.screen("C"))
    tabs.viewControllers = [first, second]
    stage.window.rootViewController = tabs
    stage.finish()
  }

  @Test func `A tab bar controller contains its tabs and shows the first one`() {
    #expect(UITabBarController().viewControllers == nil && UITabBarController().selectedIndex == NSNotFound)
    #expect(tabs.children == [first, second] && first.parent === tabs && second.tabBarController === tabs)
    #expect(tabs.selectedViewController === first && tabs.selectedIndex == 0)
    #expect(first.view.window === stage.window && !second.isViewLoaded)
    #expect(stage.top === first)
    #expect(stage.log.entries(of: "C") == "willMove(parent) didMove(parent)")
  }

  @Test(arguments: [true, false])
  func `A tab bar controller shows another tab, with the callbacks of both`(endsSynchronously: Bool) {
    stage.headless.unspecifiedBehavior.unanimatedTransitionsEndSynchronously = endsSynchronously
    stage.log.clear()
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === second && stage.top === second)
    #expect((tabs.transitionCoordinator == nil) == endsSynchronously)
    stage.finish()
    #expect(stage.log.entries(of: "B") == "viewWillDisappear viewDidDisappear")
    #expect(
      stage.log.entries(of: "C") == "loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear")
    #expect(first.view.window == nil && second.view.window === stage.window)
  }

  @Test func `A tab bar controller in the background selects without callbacks`() {
    stage.window.rootViewController = stage.root
    stage.finish()
    stage.log.clear()
    tabs.selectedViewController = second
    #expect(stage.log.take() == "")
    stage.window.rootViewController = tabs
    stage.finish()
    #expect(second.view.window != nil && first.viewIfLoaded?.window == nil)
  }

  @Test func `A tab bar controller keeps one transition running while it selects a tab`() {
    first.present(stage.screen("D"), animated: true)
    tabs.selectedIndex = 1
    #expect(stage.headless.isTransitioning && stage.log.entries(of: "C").hasSuffix("viewDidAppear"))
    #expect(stage.log.entries(of: "B").hasSuffix("viewWillDisappear viewDidDisappear"))
    stage.finish()
    #expect(stage.headless.presentedChain.count == 2 && second.view.window != nil)
  }

  @Test func `A tab bar controller calls its delegate for taps only, also for the selected tab`() {
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    stage.finish()
    #expect(delegate.log == [])
    #expect(stage.headless.tapTab(at: 0))
    stage.finish()
    #expect(stage.headless.tapTab(at: 0))
    #expect(delegate.log == ["should 1", "did 0", "should 0", "did 0"])
    delegate.allows = false
    #expect(stage.headless.tapTab(at: 1) && !stage.headless.tapTab(at: 2))
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `A tab bar controller keeps its selection, or its index, when the tabs change`() {
    let third = stage.screen("D")
    tabs.viewControllers = [third, first]
    #expect(tabs.selectedIndex == 1 && second.parent == nil)
    #expect(stage.log.entries(of: "C").hasSuffix("willMove(nil) didMove(nil)"))
    tabs.viewControllers = [second, third]
    #expect(tabs.selectedViewController === third && third.view.window != nil && first.parent == nil)
    tabs.viewControllers = [first]
    #expect(tabs.selectedViewController === first && third.view.window == nil)
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil && first.view.window == nil && tabs.children == [])
  }

  @Test func `A tab bar controller contains stacks, whose back button the user can tap`() {
    let stack = UINavigationController(rootViewController: stage.screen("D"))
    tabs.viewControllers = [first, stack]
    tabs.selectedViewController = stack
    stack.pushViewController(stage.screen("E"), animated: true)
    stage.finish()
    #expect(stage.headless.tapBack())
    stage.finish()
    #expect(stage.top === stack.viewControllers.first && stack.viewControllers.count == 1)
    #expect(stage.top?.tabBarController === tabs && stage.top?.navigationController === stack)
    #expect(tabs.navigationController == nil && stack.navigationController == nil)
  }

  @Test
  func
    `A tab bar controller pops the stack of the selected tab when the user taps it, unless the bar is hidden`()
  {
    let delegate = Delegate()
    let stack = UINavigationController(rootViewController: stage.screen("D"))
    tabs.viewControllers = [stack, first]
    tabs.selectedIndex = 0
    tabs.delegate = delegate
    stage.finish()
    stack.pushViewController(stage.screen("E"), animated: true)
    stage.finish()
    delegate.allows = false
    #expect(stage.headless.tapTab(at: 0) && stack.viewControllers.count == 2)
    delegate.allows = true
    tabs.tabBar.isHidden = true
    #expect(!stage.headless.tapTab(at: 0) && stack.viewControllers.count == 2)
    tabs.tabBar.isHidden = false
    stack.topViewController?.hidesBottomBarWhenPushed = true
    #expect(!stage.headless.tapTab(at: 0))
    stack.topViewController?.hidesBottomBarWhenPushed = false
    #expect(stage.headless.tapTab(at: 0) && stack.viewControllers.count == 1)
    #expect(delegate.log == ["should 0", "should 0", "did 0"])
  }

  @Test func `A tab bar controller owns its tabs, and not its delegate`() {
    var tab: UIViewController? = UIViewController()
    var delegate: Delegate? = Delegate()
    let (weakTab, weakDelegate) = (Weak(tab), Weak(delegate))
    let tabs = UITabBarController()
    tabs.viewControllers = tab.map { [$0] }
    tabs.delegate = delegate
    (tab, delegate) = (nil, nil)
    #expect(weakTab.object != nil && weakDelegate.object == nil)
    tabs.viewControllers = []
    #expect(weakTab.object == nil)
  }
}
