import QuartetTesting
import Testing
import VIPERKit
import VIPERKitTesting

private final class Scene: UIViewController, StandardNavigable {}

private final class Stack: UINavigationController, StandardNavigable {}

struct `Navigation` {
  private let navigator = NavigatorSpy()
  private let screens = (1...5).map { _ in UIViewController() }

  /// Makes requests as a router does, by the protocol only, each after the transitions of the one before.
  private func request(_ requests: ((any StandardNavigable) -> Void)...) async {
    for request in requests {
      request(navigator)
      await navigator.waitUntilIdle()
    }
  }

  private func expect(_ calls: [NavigatorSpy.Call], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(navigator.calls == calls, sourceLocation: sourceLocation)
    #expect(navigator.pushed == [] && navigator.presented == nil, sourceLocation: sourceLocation)
  }

  @Test func `A request is one animated call of UIKit`() async {
    for screen in screens { await request { $0.push(screen) } }
    await request(
      { $0.pop() }, { $0.pop(count: 2) }, { [screens] in $0.popTo(screens[0]) }, { $0.popToRoot() },
      { [screens] in $0.present(screens[0]) }, { $0.dismiss() })
    expect(
      screens.map { .push($0, animated: true) } + [
        .pop(animated: true), .popTo(screens[1], animated: true), .popTo(screens[0], animated: true),
        .popToRoot(animated: true), .present(screens[0], animated: true), .dismiss(animated: true),
      ])
  }

  @Test func `A request is not animated if the router says so, and calls its completion`() async {
    let (first, second) = (screens[0], screens[1])
    var completions: [String] = []
    for screen in [first, second] { await request { $0.push(screen, animated: false) } }
    await request(
      { $0.pop(animated: false) }, { $0.push(second, animated: false) },
      { $0.pop(count: 1, animated: false) }, { $0.popTo(first, animated: false) },
      { $0.popToRoot(animated: false) },
      { $0.present(first, animated: false) { completions.append("present") } },
      { $0.dismiss(animated: false) { completions.append("dismiss") } }, { $0.setRoot(to: second) })
    #expect(completions == ["present", "dismiss"])
    expect([
      .push(first, animated: false), .push(second, animated: false), .pop(animated: false),
      .push(second, animated: false), .popTo(first, animated: false), .popTo(first, animated: false),
      .popToRoot(animated: false), .present(first, animated: false), .dismiss(animated: false),
      .setRoot(second),
    ])
  }

  @Test func `pop(count:) and popTo do nothing if the stack has too few controllers, or not this one`() async
  {
    let pushed = screens[0]
    await request(
      { $0.push(pushed) }, { $0.pop(count: -1) }, { $0.pop(count: 0) }, { $0.pop(count: 2) },
      { $0.pop(count: 3) }, { $0.popTo(UIViewController()) })
    #expect(navigator.calls == [.push(pushed, animated: true)] && navigator.pushed == [pushed])
  }

  @Test func `A scene that the router has pushed is the open child until it is popped`() async {
    let pushed = screens[0]
    await request { $0.push(pushed) }
    #expect(navigator.childScreens.openChild === pushed)
    await request { $0.pop() }
    #expect(navigator.childScreens.openChild == nil)
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

  enum Caller: CaseIterable { case tab, tabDuringDismissal, presented }

  @Test(arguments: [.pageSheet, .fullScreen] as [UIModalPresentationStyle], Caller.allCases)
  func `setRoot replaces and releases the window's root and what it presents, also from another tab`(
    style: UIModalPresentationStyle, caller: Caller
  ) async {
    let (root, scene) = (UIViewController(), Scene())
    let host = ScreenHost()
    host.window.headless.unspecifiedBehavior.unanimatedTransitionsEndSynchronously = true
    weak var former: UITabBarController?
    weak var sheet: Scene?
    do {
      let tabs = UITabBarController()
      let presented = Scene()
      (former, sheet) = (tabs, presented)
      tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: scene)]
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
    let host = ScreenHost()
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
