import PortableUIKit
import Testing

@Suite struct `whenIdle` {
  let window = UIWindow()
  let root = UIViewController()
  let log = Log()

  final class Log {
    var entries: [String] = []
    var warnings: [String] = []
  }

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.headless.finishTransitions()
  }

  /// Ends the running transitions, and yields to the queue's task, until nothing runs.
  private func settle() async {
    repeat {
      window.headless.finishTransitions()
      await Task.yield()
    } while window.headless.isTransitioning
  }

  private func request(_ name: String, of controller: UIViewController? = nil) {
    (controller ?? root).whenIdle { [log] in log.entries.append(name) }
  }

  @Test func `runs the action before it returns if nothing prevents navigation`() {
    request("run")
    #expect(log.entries == ["run"])
    #expect(root.children.isEmpty)
  }

  @Test func `waits for the end of a presentation and leaves no hidden child behind`() async {
    root.present(UIViewController(), animated: true)
    request("run")
    #expect(log.entries.isEmpty)
    #expect(root.children.count == 1 && root.view.subviews.allSatisfy(\.isHidden))
    await settle()
    #expect(log.entries == ["run"])
    #expect(root.children.isEmpty && root.view.subviews.isEmpty)
  }

  /// Requests an action of its presenter in the middle of the end of its presentation.
  final class RequestingController: UIViewController {
    var request: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      request()
    }
  }

  @Test func `waits in viewDidAppear until the presentation has ended`() async {
    let sheet = RequestingController()
    sheet.request = { [root, log, unowned sheet] in
      root.whenIdle { log.entries.append(sheet.isBeingPresented ? "too early" : "run") }
    }
    root.present(sheet, animated: true)
    await settle()
    #expect(log.entries == ["run"])
  }

  @Test func `waits for a presentation over what the root presents`() async {
    let sheet = UIViewController()
    root.present(sheet, animated: true)
    await settle()
    sheet.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)
    root.whenIdle { [root] in root.dismiss(animated: true) }
    await settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `waits for a push in a presented navigation controller`() async {
    let stack = UINavigationController(rootViewController: UIViewController())
    root.present(stack, animated: true)
    await settle()
    stack.pushViewController(UIViewController(), animated: true)
    request("run")
    #expect(log.entries.isEmpty)
    await settle()
    #expect(log.entries == ["run"])
  }

  @Test func `waits until a sheet that was swiped and let go is back`() async {
    root.present(UIViewController(), animated: true)
    await settle()
    #expect(window.headless.swipeDownAndCancel())
    root.whenIdle { [root] in root.dismiss(animated: true) }
    #expect(root.presentedViewController != nil)
    await settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `runs actions in order, each after the transition of the one before`() async {
    let sheet = UIViewController()
    root.present(sheet, animated: true)
    root.whenIdle { [root, log] in
      log.entries.append("dismiss")
      root.dismiss(animated: true)
    }
    root.whenIdle { [root, log] in
      log.entries.append(root.presentedViewController == nil ? "present" : "present over the sheet")
      root.present(sheet, animated: true)
    }
    await settle()
    #expect(log.entries == ["dismiss", "present"])
    #expect(root.presentedViewController === sheet)
  }

  @Test(arguments: [false, true])
  func `takes a request from inside an action`(isDelayed: Bool) async {
    if isDelayed { root.present(UIViewController(), animated: true) }
    root.whenIdle { [root, log] in
      root.whenIdle { log.entries.append("inner") }
      log.entries.append("outer")
    }
    await settle()
    #expect(log.entries == ["inner", "outer"])
    #expect(root.children.isEmpty)
  }

  @Test func `waits after an action that starts a transition, also for a request from inside it`() async {
    root.whenIdle { [root, log] in
      root.present(UIViewController(), animated: true)
      root.whenIdle { log.entries.append(root.runningTransition == nil ? "idle" : "in transition") }
    }
    #expect(log.entries.isEmpty)
    await settle()
    #expect(log.entries == ["idle"])
  }

  /// Reports a transition that takes no completions.
  final class RefusingController: UIViewController {
    final class Coordinator: NSObject, @MainActor UIViewControllerTransitionCoordinator {
      let isAnimated = true
      let isInteractive = false
      let isCancelled = false

      func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
      ) -> Bool { false }
    }

    var coordinator: Coordinator? = Coordinator()

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }
  }

  @Test func `asks again if the transition's coordinator takes no completion`() async {
    let root = RefusingController()
    window.rootViewController = root
    request("run", of: root)
    await settle()
    #expect(log.entries.isEmpty)
    root.coordinator = nil
    await settle()
    #expect(log.entries == ["run"])
  }

  @Test(arguments: [false, true])
  func `runs the action when the root is restored if it was replaced during a transition`(isPush: Bool) async
  {
    let root = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = root
    window.headless.finishTransitions()
    // A push ends with its root, a presentation goes on.
    if isPush {
      root.pushViewController(UIViewController(), animated: true)
    } else {
      root.present(UIViewController(), animated: true)
    }
    request("run", of: root)
    window.rootViewController = nil
    await settle()
    #expect(log.entries.isEmpty)
    window.rootViewController = root
    await settle()
    #expect(log.entries == ["run"])
    #expect(root.children.flatMap(\.children).isEmpty)
  }

  @Test(arguments: [false, true])
  func `runs the action before viewDidAppear if the root was just shown`(isStack: Bool) {
    let root = isStack ? UINavigationController(rootViewController: UIViewController()) : UIViewController()
    window.rootViewController = root
    request("run", of: root)
    #expect(log.entries == ["run"] && window.headless.isTransitioning)
  }

  @Test func `does not run the action if the root is deallocated first`() async {
    var stack: UINavigationController? = UINavigationController(rootViewController: UIViewController())
    weak let released = stack
    window.rootViewController = stack
    window.headless.finishTransitions()
    stack?.pushViewController(UIViewController(), animated: true)
    if let stack { request("run", of: stack) }
    stack = nil
    window.rootViewController = nil
    #expect(released == nil)
    await settle()
    #expect(log.entries.isEmpty)
  }

  @Test func `frees the actions with the controller, also while a transition runs`() {
    var child: UIViewController? = UIViewController()
    weak var captured: NSObject?
    do {
      let object = NSObject()
      captured = object
      if let child {
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        root.present(UIViewController(), animated: true)
        child.whenIdle { _ = object }
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    }
    #expect(captured != nil)
    child = nil
    #expect(captured == nil)
  }

  @Test(arguments: [false, true])
  func `waits until the root is on screen`(isStack: Bool) {
    let root = isStack ? UINavigationController(rootViewController: UIViewController()) : UIViewController()
    request("first", of: root)
    request("second", of: root)
    #expect(log.entries.isEmpty)
    window.rootViewController = root
    window.headless.finishTransitions()
    #expect(log.entries == ["first", "second"])
    #expect(root.children.flatMap(\.children).isEmpty)
    #expect(root.children.count == (isStack ? 1 : 0))
  }

  @Test func `runs the action under a full screen presentation, whose presenter is in no window`() async {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    request("during")
    await settle()
    request("after")
    #expect(root.view.window == nil && log.entries == ["during", "after"])
  }

  @Test func `adds no tab while actions wait for a tab bar controller`() async {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), stack]
    tabs.selectedIndex = 1
    request("before", of: tabs)
    window.rootViewController = tabs
    await settle()
    tabs.present(UIViewController(), animated: true)
    request("during", of: tabs)
    #expect(tabs.children.count == 2 && stack.children.count == 1)
    tabs.selectedIndex = 0
    request("in another tab", of: tabs)
    await settle()
    #expect(log.entries == ["before", "during", "in another tab"])
    #expect(tabs.children.flatMap(\.children).flatMap(\.children).isEmpty)
  }

  @Test(arguments: [false, true])
  func `keeps the order of the calls when an action pops the top of the stack`(isAnimated: Bool) async {
    window.headless.unspecifiedBehavior.unanimatedTransitionsEndSynchronously = true
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.headless.finishTransitions()
    stack.pushViewController(UIViewController(), animated: true)
    stack.whenIdle { [log, weak stack] in
      stack?.popToRootViewController(animated: isAnimated)
      if !isAnimated { stack?.present(UIViewController(), animated: true) }
      log.entries.append("first")
      stack?.whenIdle { log.entries.append("inner") }
    }
    stack.whenIdle { [log, weak stack] in
      log.entries.append("second")
      if isAnimated { stack?.present(UIViewController(), animated: true) }
    }
    request("third", of: stack)
    window.headless.finishTransition()
    await Task.yield()
    #expect(log.entries == ["first"])
    request("last", of: stack)
    await settle()
    #expect(log.entries == ["first", "second", "third", "inner", "last"])
    #expect(stack.children.flatMap(\.children).isEmpty)
  }

  nonisolated static let behaviors: [UnspecifiedBehavior] = UnspecifiedBehavior.CoordinatorCompletions
    .allCases.flatMap {
      place in
      [(false, false), (false, true), (true, false), (true, true)].map { takesRequests, isHandlerFirst in
        var behavior = UnspecifiedBehavior()
        behavior.coordinatorCompletions = place
        behavior.acceptsRequestsWhileEnding = takesRequests
        behavior.alertHandlerRunsBeforeDisappearance = isHandlerFirst
        return behavior
      }
    }

  @Test(arguments: behaviors)
  func `accepts a request from an alert's handler while the alert's dismissal ends`(
    behavior: UnspecifiedBehavior
  ) async {
    window.headless.unspecifiedBehavior = behavior
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    let sheet = UIViewController()
    let action = UIAlertAction(title: "OK", style: .default) { [root, log] _ in
      root.whenIdle { root.present(sheet, animated: true) }
      log.entries.append("handler")
    }
    alert.addAction(action)
    root.present(alert, animated: true)
    await settle()
    await UIKitWarning.redirect(to: { [log] in log.warnings.append($0) }) {
      #expect(window.headless.choose(action))
      request("other")
      await settle()
    }
    #expect(log.warnings.isEmpty)
    #expect(log.entries == ["handler", "other"])
    #expect(root.presentedViewController === sheet)
  }
}
