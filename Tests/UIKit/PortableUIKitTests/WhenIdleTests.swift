import PortableUIKit
import Testing

/// In which order actions run, and how long they are kept. `WhenIdleTests+Transitions.swift` tests what they wait for.
struct `whenIdle` {
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
  func settle() async {
    repeat {
      window.headless.finishTransitions()
      await Task.yield()
    } while window.headless.isTransitioning
  }

  func expect(log: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(self.log.entries == log, sourceLocation: sourceLocation)
  }

  func request(_ name: String, of controller: UIViewController? = nil) {
    (controller ?? root).whenIdle { [log] in log.entries.append(name) }
  }

  @Test func `whenIdle runs actions in order, each after the transition of the one before`() async {
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
    expect(log: ["dismiss", "present"])
    #expect(root.presentedViewController === sheet)
  }

  @Test(arguments: [false, true])
  func `whenIdle takes a request from inside an action`(isDelayed: Bool) async {
    if isDelayed { root.present(UIViewController(), animated: true) }
    root.whenIdle { [root, log] in
      root.whenIdle { log.entries.append("inner") }
      log.entries.append("outer")
    }
    await settle()
    expect(log: ["inner", "outer"])
  }

  @Test func `whenIdle takes a request for another window from inside an action`() async {
    let other = UIWindow()
    let otherRoot = UIViewController()
    other.rootViewController = otherRoot
    other.makeKeyAndVisible()
    other.headless.finishTransitions()
    root.present(UIViewController(), animated: true)
    root.whenIdle { [root, log] in
      root.dismiss(animated: true)
      otherRoot.whenIdle { log.entries.append(root.runningTransition == nil ? "too late" : "run") }
    }
    await settle()
    expect(log: ["run"])
  }

  @Test func `whenIdle waits after an action that starts a transition, also for a request from inside it`()
    async
  {
    root.whenIdle { [root, log] in
      root.present(UIViewController(), animated: true)
      root.whenIdle { log.entries.append(root.runningTransition == nil ? "idle" : "in transition") }
    }
    expect(log: [])
    await settle()
    expect(log: ["idle"])
  }

  @Test(arguments: [false, true])
  func `whenIdle keeps the order of the calls when an action pops the top of the stack`(isAnimated: Bool)
    async
  {
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
    #expect(log.entries.first == "first")
    request("last", of: stack)
    await settle()
    expect(log: ["first", "inner", "second", "third", "last"])
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
  func `whenIdle accepts a request from an alert's handler while the alert's dismissal ends`(
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
    expect(log: ["handler", "other"])
    #expect(root.presentedViewController === sheet)
  }

  @Test func `whenIdle does not run the action if the root is deallocated first`() async {
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
    expect(log: [])
  }

  @Test func `whenIdle frees the actions with the controller, also while a transition runs`() {
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
}
