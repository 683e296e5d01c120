import PortableUIKit
import QuartetUIKitFacts
import Testing

/// Requests, their order, and what becomes of them.
struct `Child screens` {
  @Test(arguments: [true, false])
  func `Child screens close the open child with or without an animation`(isAnimated: Bool) async {
    let stage = Stage()
    await stage.open("A")
    stage.childScreens.close(animated: isAnimated)
    await stage.settle()
    #expect(stage.shown == ["-"] && stage.window.headless.hasSkippedAnimation != isAnimated)
  }

  @Test func `Child screens drop requests that wait and those that are kept`() async {
    let stage = Stage()
    let other = await stage.presentOtherModule()
    stage.request("kept", opening: .titled("A"))
    other.dismiss(animated: true)
    stage.request("waits", opening: .titled("B"))
    stage.childScreens.dropRequests()
    await stage.settle()
    stage.expect(log: ["kept kept", "kept dropped", "waits dropped"], shown: ["-"])
  }

  @Test func `Child screens follow what steps add in the order of a tree`() async {
    let stage = Stage()
    let add = { (name: String, body: @escaping () -> Void) in
      stage.parent.whenIdle {
        stage.note(name)
        body()
      }
    }
    stage.parent.present(UIViewController(), animated: true)
    add("0") {
      add("0.1") {
        stage.parent.dismiss(animated: true)
        add("0.1.1") {}
      }
      add("0.2") {}
    }
    add("1") {
      stage.parent.present(UIViewController(), animated: true)
      add("1.1") {
        stage.parent.dismiss(animated: true)
        add("1.1.1") {}
        add("1.1.2") {}
      }
      add("1.2") {}
    }
    add("2") {}
    await stage.settle()
    await stage.settle()
    stage.expect(log: ["0", "0.1", "0.1.1", "0.2", "1", "1.1", "1.1.1", "1.1.2", "1.2", "2"])
  }

  @Test func `Child screens keep the order of actions when a step drops the requests`() async {
    let stage = Stage()
    stage.parent.present(UIViewController(), animated: true)
    stage.parent.whenIdle {
      stage.parent.dismiss(animated: true)
      stage.request("dropped")
      stage.parent.whenIdle { stage.note("inner") }
      stage.childScreens.dropRequests()
      stage.parent.whenIdle { stage.note("second inner") }
    }
    stage.parent.whenIdle { stage.note("later") }
    await stage.settle()
    stage.expect(log: ["dropped dropped", "inner", "second inner", "later"])
  }

  @Test func `Child screens open one screen if a request from inside a request has opened one`() async {
    let stage = Stage()
    stage.childScreens.request { _ in
      stage.request("inner", opening: .titled("A"))
      stage.childScreens.present(.titled("B"))
    }
    await stage.settle()
    #expect(stage.log == ["inner opened"] && stage.childScreens.openChild?.title == "A")
  }

  @Test func `Child screens wait with a screen that is presented after a request that opened nothing`() async
  {
    let stage = Stage()
    stage.request("none")
    stage.parent.present(.titled("Other"), animated: true)
    stage.parent.whenIdle { stage.parent.dismiss(animated: true) }
    await stage.open("A")
    stage.expect(shown: ["-", "A"])
  }

  @Test func `A request opens a screen after a request in it that opens none`() async {
    let stage = Stage()
    stage.childScreens.request(reporting: { stage.note("A \($0)") }) { _ in
      stage.request("B")
      stage.parent.present(.titled("A"), animated: true)
    }
    await stage.settle()
    stage.expect(log: ["B dropped", "A opened"], shown: ["-", "A"])
  }

  @Test func `Child screens warn of a screen that is not opened because another one is open`() async {
    let stage = Stage()
    let warnings = await stage.warnings {
      stage.present("A")
      stage.present("B")
    }
    #expect(warnings == ["UIViewController was not opened: UIViewController is open."])
    stage.expect(log: ["A opened", "B dropped", "B closed"])
    await stage.close()
    #expect(stage.log.last == "A closed" && stage.log.count == 4)
  }

  @Test func `Child screens warn of a push without a stack`() async {
    let stage = Stage()
    let sheet = await stage.open("Sheet")
    let warnings = await stage.warnings {
      sheet.childScreens.push(.titled("A")) {
        stage.note("A closed")
      } reporting: {
        stage.note("A \($0)")
      }
    }
    #expect(warnings == ["UIViewController was not opened over UIViewController."])
    stage.expect(log: ["A dropped", "A closed"])
  }

  @Test func `Child screens report a screen that is kept, and then dropped, as closed once`() async {
    let stage = Stage()
    await stage.presentOtherModule()
    stage.present("A")
    stage.present("B")
    stage.childScreens.dropRequests()
    stage.expect(log: ["A kept", "A dropped", "A closed", "B kept", "B dropped", "B closed"])
  }

  @Test func `Child screens close another child before they open one`() async {
    let stage = Stage()
    func link(_ title: String) {
      stage.childScreens.request { openChild in
        guard openChild?.title != title else { return }
        stage.childScreens.close()
        stage.present(title)
      }
    }
    for title in ["A", "B", "B", "A"] {
      link(title)
      await stage.settle()
      stage.expect(shown: ["-", title])
    }
    stage.expect(log: ["A opened", "A closed", "B opened", "B closed", "A opened"])
  }

  @Test(arguments: UnspecifiedBehavior.singleChanges, [false, true])
  func `Child screens take what a request opens by UIKit's own methods as the child`(
    behavior: UnspecifiedBehavior, isPushed: Bool
  ) async {
    let stage = Stage(behavior)
    let screen = UIViewController.titled("A")
    stage.childScreens.request {
      stage.note("\($0)")
    } _: { _ in
      if isPushed {
        stage.stack.pushViewController(screen, animated: true)
      } else {
        stage.parent.present(screen, animated: true)
      }
    }
    #expect(stage.log == ["opened"] && stage.childScreens.openChild === screen)
    await stage.settle()
    await stage.close()
    #expect(stage.shown == ["-"] && stage.stack.viewControllers == [stage.parent])
  }

  @Test func `Child screens take no screen as the child that comes to the front because others are popped`()
    async
  {
    let stage = Stage()
    let below = UIViewController.titled("Below")
    stage.stack.viewControllers = [below, stage.parent]
    stage.childScreens.request { _ in stage.stack.popViewController(animated: true) }
    await stage.settle()
    #expect(stage.childScreens.openChild == nil && stage.stack.viewControllers == [below])
  }

  @Test func `Child screens keep no child that another module has dismissed`() async {
    let stage = Stage()
    weak let child = await stage.open("A")
    #expect(child != nil)
    stage.parent.dismiss(animated: true)
    stage.window.headless.finishTransitions()
    #expect(child == nil)
  }

  @Test func `Child screens leak nothing if the child refers to its parent, and both are closed at once`()
    async
  {
    final class Child: UIViewController { var parentScreen: UIViewController? }
    let stage = Stage()
    weak var parent: UIViewController?
    do {
      let (opened, child) = (UIViewController(), Child())
      stage.childScreens.present(opened)
      await stage.settle()
      child.parentScreen = opened
      opened.childScreens.present(child)
      await stage.settle()
      parent = opened
    }
    #expect(stage.window.headless.presentedChain.count == 3 && parent != nil)
    await stage.dismiss(stage.parent)
    #expect(parent == nil)
  }

  // MARK: Moments

  /// When a request is made.
  enum Moment: CaseIterable {
    case beforeWindow, inTheTurnOfTheWindow, inViewDidLoad
  }

  @Test(arguments: Moment.allCases, [false, true])
  func `Child screens keep a request from before the parent is on screen`(moment: Moment, isInTab: Bool) async
  {
    let parent = Screen("-")
    let request = { [unowned parent] in parent.childScreens.present(.titled("A")) }
    if moment == .inViewDidLoad { parent.on["viewDidLoad"] = request }
    var root: UIViewController = UINavigationController(rootViewController: parent)
    if isInTab {
      let tabs = UITabBarController()
      tabs.viewControllers = [root, UIViewController()]
      root = tabs
    }
    let window = UIWindow()
    window.rootViewController = root
    if moment == .beforeWindow { request() }
    window.makeKeyAndVisible()
    if moment == .inTheTurnOfTheWindow { request() }
    for _ in 0..<3 {
      window.headless.finishTransitions()
      await Task.yield()
    }
    #expect(window.headless.presentedChain.last?.title == "A")
  }

  @Test func `Child screens close what a child has opened in viewDidLoad`() async {
    let stage = Stage()
    let child = Screen("-")
    child.on["viewDidLoad"] = { [unowned child] in child.childScreens.present(.titled("A")) }
    stage.childScreens.present(child)
    await stage.settle()
    #expect(stage.window.headless.presentedChain.last?.title == "A")
    child.childScreens.close()
    await stage.settle()
    #expect(stage.window.headless.presentedChain.last === child)
  }

  @Test func `Child screens push onto an empty stack that becomes the root later, and leave it the screen`()
    async
  {
    let stack = UINavigationController()
    stack.childScreens.push(.titled("A"), animated: false)
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    await Task.yield()
    window.headless.finishTransitions()
    stack.childScreens.close(animated: false)
    #expect(stack.topViewController?.title == "A")
  }

  @Test func `Child screens wait below a pushed controller of another module until the user comes back`()
    async
  {
    let stage = Stage()
    stage.stack.pushViewController(.titled("Other"), animated: true)
    await stage.settle()
    stage.request("A", opening: .titled("A"))
    await stage.settle()
    stage.expect(log: [])
    stage.stack.popViewController(animated: true)
    await stage.settle()
    stage.expect(shown: ["-", "A"])
  }

  @Test func `Child screens work in two windows independently of each other`() async {
    let (first, second) = (Stage(), Stage())
    first.parent.present(.titled("Other"), animated: true)
    second.request("B", opening: .titled("B"))
    second.expect(log: ["B opened"])
    await first.settle()
    await second.settle()
    #expect(first.shown == ["-", "Other"] && second.shown == ["-", "B"])
  }
}
