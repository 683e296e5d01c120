import QuartetTesting
import Testing
import VIPERKit

private final class Scene: UIViewController, StandardNavigable {}

private final class Stack: UINavigationController, StandardNavigable {}

/// How a router sees its navigator: by the protocol only.
private struct Router<Navigator: StandardNavigable> {
  let navigator: Navigator
}

struct `Navigation` {
  private let host: ScreenHost
  private let scene = Scene()
  private let stack: UINavigationController
  private var navigator: some StandardNavigable { Router(navigator: scene).navigator }

  init() {
    stack = UINavigationController(rootViewController: scene)
    host = ScreenHost(stack)
    // A transition that still runs is animated then.
    host.window.headless.unspecifiedBehavior.unanimatedTransitionsEndSynchronously = true
  }

  /// Does what a router does, and returns whether it was animated.
  private func isAnimated(_ request: () -> Void) -> Bool {
    request()
    defer { host.finishTransitions() }
    return host.window.headless.isTransitioning
  }

  /// Expects controllers over the root of the stack.
  private func expect(_ pushed: UIViewController..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(stack.viewControllers == [scene] + pushed, sourceLocation: sourceLocation)
  }

  private func push(_ count: Int) -> [UIViewController] {
    (0..<count).map { _ in
      let controller = UIViewController()
      stack.pushViewController(controller, animated: false)
      return controller
    }
  }

  @Test func `push and pop change the stack and keep its root`() {
    let pushed = UIViewController()
    #expect(isAnimated { navigator.push(pushed) })
    expect(pushed)
    #expect(scene.childScreens.openChild === pushed)
    #expect(isAnimated { navigator.pop() })
    #expect(!isAnimated { navigator.pop() })
    expect()
    #expect(scene.childScreens.openChild == nil)
  }

  @Test func `popTo and popToRoot pop everything above a controller`() {
    let pushed = push(3)
    #expect(isAnimated { navigator.popTo(pushed[0]) })
    expect(pushed[0])
    #expect(isAnimated { navigator.popToRoot() })
    expect()
  }

  @Test func `pop(count:) pops several controllers at once, and nothing if there are too few`() {
    let pushed = push(3)
    #expect(isAnimated { navigator.pop(count: 2) })
    expect(pushed[0])
    for count in [-1, 0, 2, 3] { #expect(!isAnimated { navigator.pop(count: count) }) }
    expect(pushed[0])
  }

  @Test func `A request is animated only if the router asks for it`() {
    let pushed = push(3)
    let requests: [() -> Void] = [
      { navigator.push(UIViewController(), animated: false) }, { navigator.pop(animated: false) },
      { navigator.pop(count: 1, animated: false) }, { navigator.popTo(pushed[0], animated: false) },
      { navigator.popToRoot(animated: false) }, { navigator.present(pushed[0], animated: false) },
      { navigator.dismiss(animated: false) },
    ]
    for request in requests { #expect(!isAnimated(request)) }
    #expect(host.top === scene)
  }

  @Test func `A navigation controller as navigator changes its own stack, also in another stack`() {
    let root = UIViewController()
    let pushed = (1...3).map { _ in UIViewController() }
    let stack = Stack(rootViewController: root)
    let container = UIViewController()
    container.addChild(stack)
    let outer = UINavigationController(rootViewController: container)
    defer { #expect(outer.viewControllers == [container]) }
    for controller in pushed { stack.push(controller, animated: false) }
    #expect(stack.viewControllers == [root] + pushed)
    stack.pop(animated: false)
    stack.popTo(pushed[0], animated: false)
    #expect(stack.viewControllers == [root, pushed[0]])
    stack.popToRoot(animated: false)
    #expect(stack.viewControllers == [root])
  }

  @Test func `popTo does nothing if the controller is not in the stack, where UIKit raises`() {
    let pushed = push(1)[0]
    navigator.popTo(UIViewController())
    expect(pushed)
    navigator.pop()
    navigator.popTo(pushed)
    host.finishTransitions()
    expect()
  }

  @Test func `present and dismiss are animated by default and call their completions`() {
    let presented = UIViewController()
    var completions: [String] = []
    #expect(isAnimated { navigator.present(presented) })
    #expect(scene.presentedViewController === presented)
    #expect(isAnimated { navigator.dismiss() })
    #expect(!isAnimated { navigator.present(presented, animated: false) { completions.append("present") } })
    #expect(!isAnimated { navigator.dismiss(animated: false) { completions.append("dismiss") } })
    #expect(scene.presentedViewController == nil && completions == ["present", "dismiss"])
  }

  enum Caller: CaseIterable { case tab, tabDuringDismissal, presented }

  @Test(arguments: [.pageSheet, .fullScreen] as [UIModalPresentationStyle], Caller.allCases)
  func `setRoot replaces and releases the window's root and what it presents, also from another tab`(
    style: UIModalPresentationStyle, caller: Caller
  ) async {
    let root = UIViewController()
    weak var former: UITabBarController?
    weak var sheet: Scene?
    do {
      let tabs = UITabBarController()
      let presented = Scene()
      (former, sheet) = (tabs, presented)
      tabs.viewControllers = [UIViewController(), stack]
      host.show(tabs)
      presented.modalPresentationStyle = style
      tabs.present(presented, animated: true)
      host.finishTransitions()
      if caller == .tabDuringDismissal { tabs.dismiss(animated: true) }
      (caller == .presented ? presented : scene).setRoot(to: root)
      // Only the dismissal that runs already is animated.
      #expect((host.window.rootViewController === root) == (caller != .tabDuringDismissal))
    }
    await host.waitUntilIdle()
    #expect(host.window.rootViewController === root && host.top === root)
    #expect(former == nil && sheet == nil)
  }

  @Test func `setRoot keeps no root that leaves the window before its turn`() async {
    weak var former: UINavigationController?
    do {
      let scene = Scene()
      let navigation = UINavigationController(rootViewController: scene)
      former = navigation
      host.show(navigation)
      navigation.pushViewController(UIViewController(), animated: true)
      scene.setRoot(to: UIViewController())
      host.window.rootViewController = nil
    }
    await host.waitUntilIdle()
    #expect(former == nil)
  }

  @Test func `A controller without a stack and without a window does nothing`() {
    let alone = Scene()
    alone.push(UIViewController())
    alone.pop()
    alone.pop(count: 1)
    alone.popTo(UIViewController())
    alone.popToRoot()
    alone.setRoot(to: UIViewController())
    #expect(alone.children.isEmpty && !alone.isViewLoaded)
  }
}
