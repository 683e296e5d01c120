import PortableUIKit
import Testing

/// In which order actions run, and how long they are kept. `WhenIdleTests+Transitions.swift` tests what they wait for.
struct `whenIdle` {
  let stage = Stage()
  let root = UIViewController()

  init() { stage.show(root) }

  func request(_ name: String, of controller: UIViewController? = nil) {
    (controller ?? root).whenIdle { stage.note(name) }
  }

  @Test(arguments: [false, true])
  func `whenIdle takes a request from inside an action`(isDelayed: Bool) async {
    if isDelayed { root.present(UIViewController(), animated: true) }
    root.whenIdle {
      root.whenIdle { stage.note("inner") }
      stage.note("outer")
    }
    await stage.settle()
    stage.expect(log: ["inner", "outer"])
  }

  @Test func `whenIdle takes a request for another window from inside an action`() async {
    let other = Stage()
    root.present(UIViewController(), animated: true)
    root.whenIdle {
      root.dismiss(animated: true)
      other.parent.whenIdle { stage.note(root.runningTransition == nil ? "too late" : "run") }
    }
    await stage.settle()
    stage.expect(log: ["run"])
  }

  @Test func `whenIdle waits after an action that starts a transition, also for a request from inside it`()
    async
  {
    root.whenIdle {
      root.present(UIViewController(), animated: true)
      root.whenIdle { stage.note(root.runningTransition == nil ? "idle" : "in transition") }
    }
    stage.expect(log: [])
    await stage.settle()
    stage.expect(log: ["idle"])
  }

  @Test(arguments: [false, true])
  func `whenIdle keeps the order of the calls when an action pops the top of the stack`(isAnimated: Bool)
    async
  {
    stage.window.headless.unspecifiedBehavior.unanimatedTransitionsEndSynchronously = true
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.show(stack)
    stack.pushViewController(UIViewController(), animated: true)
    stack.whenIdle {
      stack.popToRootViewController(animated: isAnimated)
      if !isAnimated { stack.present(UIViewController(), animated: true) }
      stage.note("first")
      stack.whenIdle { stage.note("inner") }
    }
    stack.whenIdle {
      stage.note("second")
      if isAnimated { stack.present(UIViewController(), animated: true) }
    }
    request("third", of: stack)
    stage.window.headless.finishTransition()
    await Task.yield()
    #expect(stage.log.first == "first")
    request("last", of: stack)
    await stage.settle()
    stage.expect(log: ["first", "inner", "second", "third", "last"])
  }

  nonisolated static let behaviors = UnspecifiedBehavior.CoordinatorCompletions.allCases.flatMap { place in
    [(false, false), (false, true), (true, false), (true, true)].map { takesRequests, isHandlerFirst in
      UnspecifiedBehavior {
        $0.coordinatorCompletions = place
        $0.acceptsRequestsWhileEnding = takesRequests
        $0.alertHandlerRunsBeforeDisappearance = isHandlerFirst
      }
    }
  }

  @Test(arguments: behaviors)
  func `whenIdle accepts a request from an alert's handler while the alert's dismissal ends`(
    behavior: UnspecifiedBehavior
  ) async {
    stage.window.headless.unspecifiedBehavior = behavior
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    let sheet = UIViewController()
    let action = UIAlertAction(title: "OK", style: .default) { _ in
      root.whenIdle { root.present(sheet, animated: true) }
      stage.note("handler")
    }
    alert.addAction(action)
    root.present(alert, animated: true)
    await stage.settle()
    let warnings = await stage.warnings {
      #expect(stage.window.headless.choose(action))
      request("other")
      await stage.settle()
    }
    #expect(warnings == [])
    stage.expect(log: ["handler", "other"])
    #expect(root.presentedViewController === sheet)
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
