import PortableUIKit
import QuartetUIKitFacts
import Testing

/// Actions wait for transitions, wherever they run and however they end, and for the root on screen.
extension `whenIdle` {
  /// Where a transition runs.
  enum Place: CaseIterable {
    case root, sheet, stackInSheet, stackOverSheet, firstChild, secondChild, cancelledSwipe
  }

  @Test(arguments: Place.allCases)
  func `whenIdle waits for the end of a transition, wherever it runs, and adds no child`(place: Place) async {
    let stacks = (0...1).map { _ in UINavigationController(rootViewController: UIViewController()) }
    switch place {
    case .root: break
    case .firstChild, .secondChild:
      for stack in stacks {
        root.addChild(stack)
        root.view.addSubview(stack.view)
        stack.didMove(toParent: root)
      }
    default: root.present(place == .stackInSheet ? stacks[0] : UIViewController(), animated: true)
    }
    await stage.settle()
    if place == .stackOverSheet { root.presentedViewController?.present(stacks[0], animated: true) }
    await stage.settle()
    let (children, subviews) = (root.children, root.view.subviews)
    switch place {
    case .root, .sheet: (root.presentedViewController ?? root).present(UIViewController(), animated: true)
    case .cancelledSwipe: #expect(stage.window.headless.swipeDownAndCancel())
    default: stacks[place == .secondChild ? 1 : 0].pushViewController(UIViewController(), animated: true)
    }
    request("run")
    #expect(stage.log.isEmpty && root.children == children)
    #expect(root.view.subviews.allSatisfy { $0.isHidden || subviews.contains($0) })
    await stage.settle()
    #expect(stage.log == ["run"] && root.children == children)
  }

  @Test(arguments: [false, true])
  func `whenIdle waits in viewDidAppear until the presentation has ended`(isOverSheet: Bool) async {
    let presenter = isOverSheet ? UIViewController() : root
    if isOverSheet { root.present(presenter, animated: true) }
    await stage.settle()
    let sheet = Screen("Sheet")
    sheet.on["viewDidAppear"] = { [unowned sheet] in
      root.whenIdle { stage.note(sheet.isBeingPresented ? "too early" : "run") }
    }
    presenter.present(sheet, animated: true)
    await stage.settle()
    stage.expect(log: ["run"])
  }

  /// Reports a transition that takes no completions.
  final class RefusingController: UIViewController {
    final class Coordinator: NSObject, @MainActor UIViewControllerTransitionCoordinator {
      let isAnimated = true
      let isInteractive = false
      let initiallyInteractive = false
      let isCancelled = false

      func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
      ) -> Bool { false }

      let presentationStyle = UIModalPresentationStyle.none
      func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
      func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
      func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
      ) {}
    }

    var coordinator: Coordinator? = Coordinator()

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }
  }

  @Test func `whenIdle asks again if the transition's coordinator takes no completion`() async {
    let root = RefusingController()
    stage.window.rootViewController = root
    request("run", of: root)
    await stage.settle()
    stage.expect(log: [])
    root.coordinator = nil
    await stage.settle()
    stage.expect(log: ["run"])
  }

  @Test(arguments: [false, true])
  func `whenIdle runs the action when the root is restored if it was replaced during a transition`(
    isPush: Bool
  ) async {
    let root = UINavigationController(rootViewController: UIViewController())
    stage.show(root)
    // A push ends with its root, a presentation goes on.
    if isPush {
      root.pushViewController(UIViewController(), animated: true)
    } else {
      root.present(UIViewController(), animated: true)
    }
    request("run", of: root)
    stage.window.rootViewController = nil
    await stage.settle()
    stage.expect(log: [])
    stage.window.rootViewController = root
    await stage.settle()
    stage.expect(log: ["run"])
  }

  @Test(arguments: [false, true])
  func `whenIdle runs the action before viewDidAppear if the root was just shown`(isStack: Bool) {
    let root = isStack ? UINavigationController(rootViewController: UIViewController()) : UIViewController()
    stage.window.rootViewController = root
    request("run", of: root)
    #expect(stage.log == ["run"] && stage.window.headless.isTransitioning)
  }

  /// With a plain controller, an empty stack, and a stack of one screen.
  @Test(arguments: [nil, 0, 1])
  func `whenIdle waits until the root is on screen`(screens: Int?) async {
    let root = screens == nil ? UIViewController() : UINavigationController()
    if screens == 1 { (root as? UINavigationController)?.viewControllers = [UIViewController()] }
    request("first", of: root)
    request("second", of: root)
    stage.expect(log: [])
    stage.window.rootViewController = root
    stage.expect(log: [])
    await stage.settle()
    #expect(stage.log == ["first", "second"] && root.children.count == screens ?? 0)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `whenIdle runs the action under a presentation whose presenter is in no window`(
    style: UIModalPresentationStyle
  ) async {
    let cover = UIViewController()
    cover.modalPresentationStyle = style
    root.present(cover, animated: true)
    request("during")
    await stage.settle()
    request("after")
    #expect(root.view.window == nil && stage.log == ["during", "after"])
  }

  @Test(arguments: [false, true])
  func `whenIdle waits below a child that was pushed, until the child is popped`(isSecondAction: Bool) async {
    let stack = UINavigationController(rootViewController: root)
    stage.show(stack)
    root.childScreens.push(UIViewController())
    if !isSecondAction { await stage.settle() }
    request("run")
    await stage.settle()
    #expect(stage.log.isEmpty && stack.viewControllers.count == 2)
    root.childScreens.close()
    await stage.settle()
    #expect(stage.log == ["run"] && stack.viewControllers == [root])
  }

  @Test func `whenIdle adds no tab while actions wait for a tab bar controller`() async {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), stack]
    tabs.selectedIndex = 1
    request("before", of: tabs)
    stage.window.rootViewController = tabs
    await stage.settle()
    stage.expect(log: ["before"])
    tabs.present(UIViewController(), animated: true)
    request("during", of: tabs)
    #expect(tabs.children.count == 2 && stack.children.count == 1)
    tabs.selectedIndex = 0
    request("in another tab", of: tabs)
    await stage.settle()
    stage.expect(log: ["before", "during", "in another tab"])
  }
}
