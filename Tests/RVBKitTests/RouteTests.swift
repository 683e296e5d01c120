import QuartetTesting
import RVBKit
import Testing

struct `route(_:animated:completion:)` {
  private final class Reached {
    var controllers: [UIViewController?] = []
  }

  private let root = UIViewController()
  private let host: NavigationHost
  private let reached = Reached()

  init() {
    host = NavigationHost(root)
  }

  private func route(to controller: UIViewController) {
    root.route(controller, animated: true) { [reached] in reached.controllers.append($0) }
  }

  @Test func `route(_:animated:completion:) completes synchronously if nothing covers the controller`() {
    route(to: root)
    #expect(reached.controllers == [root])
  }

  @Test func `route(_:animated:completion:) dismisses everything over the controller, then pops`() async {
    let (first, sheet) = (UIViewController(), Sheet())
    host.push(first, UIViewController(), UIViewController())
    host.present(sheet, from: host.navigation)
    host.present(Sheet(), from: sheet)
    let warnings = await warnings {
      route(to: first)
      #expect(reached.controllers.isEmpty && sheet.isBeingDismissed)
      await host.waitUntilIdle()
    }
    #expect(warnings == [] && reached.controllers == [first])
    #expect(host.navigation.viewControllers == [root, first] && host.top === first)
  }

  @Test func `route leaves what is below the controller, and pops in a stack that is presented`() async {
    let content = UIViewController()
    let sheet = UINavigationController(rootViewController: content)
    host.push(UIViewController())
    host.present(sheet, from: host.navigation)
    sheet.pushViewController(UIViewController(), animated: true)
    host.finishTransitions()
    route(to: content)
    await host.waitUntilIdle()
    #expect(host.navigation.viewControllers.count == 2 && sheet.viewControllers == [content])
    #expect(host.top === content && reached.controllers == [content])
  }

  @Test func `route(_:animated:completion:) is animated unless the caller says otherwise`() async {
    let shop = ShopViewController()
    let host = NavigationHost(shop)
    let requests: [(Bool, () -> Void)] = [
      (true, { shop.route(shop) }), (false, { shop.route(shop, animated: false) }),
    ]
    for (isAnimated, request) in requests {
      let covers = [Sheet(), Sheet()]
      host.push(covers[0])
      host.present(covers[1], from: host.navigation)
      request()
      await host.waitUntilIdle()
      #expect(host.top === shop && covers.map(\.hasGoneAnimated) == [isAnimated, isAnimated])
    }
  }

  @Test func `A hierarchy that is never shown is deallocated although a route waits`() {
    weak var reference: UIViewController?
    do {
      let root = UIViewController()
      root.route(root) { _ in Issue.record("It is not on screen") }
      reference = root
    }
    #expect(reference == nil)
  }

  @Test func `route waits for a running transition, and for requests that came earlier`() async {
    let pushed = UIViewController()
    let warnings = await warnings {
      host.navigation.pushViewController(UIViewController(), animated: true)
      route(to: root)
      host.navigation.whenIdle { [host] in host.navigation.pushViewController(pushed, animated: true) }
      route(to: pushed)
      await host.waitUntilIdle()
    }
    let stack = host.navigation.viewControllers
    #expect(warnings == [] && stack == [root, pushed] && reached.controllers == stack)
  }

  @Test(arguments: [true, false])
  func `route completes once and the next transition can begin, whatever UIKit leaves unspecified`(
    isAnimated: Bool
  ) async {
    for completions in UnspecifiedBehavior.CoordinatorCompletions.allCases {
      for acceptsRequestsWhileEnding in [true, false] {
        var behavior = UnspecifiedBehavior()
        behavior.coordinatorCompletions = completions
        behavior.acceptsRequestsWhileEnding = acceptsRequestsWhileEnding
        behavior.unanimatedTransitionsEndSynchronously = acceptsRequestsWhileEnding
        await checkCompletion(behavior, animated: isAnimated)
      }
    }
  }

  private func checkCompletion(_ behavior: UnspecifiedBehavior, animated: Bool) async {
    let root = UIViewController()
    let host = NavigationHost(root)
    host.window.headless.unspecifiedBehavior = behavior
    host.push(UIViewController())
    host.present(Sheet(), from: host.navigation)
    let next = UIViewController()
    var completions = 0
    let warnings = await warnings {
      root.route(root, animated: animated) { _ in
        completions += 1
        root.childScreens.present(next, animated: animated)
      }
      await host.waitUntilIdle()
    }
    #expect(warnings == [] && completions == 1, "\(behavior)")
    #expect(host.navigation.viewControllers == [root] && host.top === next, "\(behavior)")
  }

  @Test
  func `route completes with nil for a controller that is not in the hierarchy, or is removed meanwhile`()
    async
  {
    route(to: UIViewController())
    #expect(reached.controllers == [nil])
    var sheet: UIViewController? = UIViewController()
    weak let reference = sheet
    if let sheet {
      host.present(sheet, from: host.navigation)
      root.dismiss(animated: true)
      route(to: sheet)
    }
    sheet = nil
    await host.waitUntilIdle()
    #expect(reference == nil && reached.controllers == [nil, nil])
    let popped = UIViewController()
    host.push(popped)
    host.navigation.popViewController(animated: true)
    route(to: popped)
    await host.waitUntilIdle()
    #expect(reached.controllers == [nil, nil, nil])
  }
}
