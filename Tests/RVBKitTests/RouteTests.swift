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

  @Test func `route dismisses everything over the controller, then pops, and leaves what is below it`() async
  {
    let (content, sheet) = (UIViewController(), Sheet())
    let stack = UINavigationController(rootViewController: content)
    host.push(UIViewController())
    host.present(stack, from: host.navigation)
    for _ in 1...2 {
      stack.pushViewController(UIViewController(), animated: true)
      host.finishTransitions()
    }
    host.present(sheet, from: stack)
    host.present(Sheet(), from: sheet)
    let warnings = await warnings {
      route(to: content)
      #expect(reached.controllers.isEmpty && sheet.isBeingDismissed)
      await host.waitUntilIdle()
    }
    #expect(warnings == [] && reached.controllers == [content] && host.top === content)
    #expect(host.navigation.viewControllers.count == 2 && stack.viewControllers == [content])
  }

  @Test func `route(animated:where:completion:) goes back to the farthest controller that is found`() async {
    let (first, second) = (ProductDetailViewController(id: "1"), ProductDetailViewController(id: "1"))
    host.push(first, second, UIViewController())
    root.route(where: { $0 is Sheet }) { [reached] in reached.controllers.append($0) }
    root.route(where: { $0 is any ProductDetailControllable }) { [reached] in reached.controllers.append($0) }
    await host.waitUntilIdle()
    #expect(reached.controllers == [nil, second] && host.top === second)
  }

  @Test func `Routing is animated only if that is requested, as it is by default`() async {
    let shop = ShopViewController()
    let host = NavigationHost(shop)
    let requests: [(Bool, () -> Void)] = [
      (true, { shop.route(shop) }), (false, { shop.presentDetail("1", animated: false) }),
      (false, { shop.presentDetail("1", animated: false) }), (false, { shop.route(shop, animated: false) }),
      (true, { shop.presentDetail("1", animated: true) }),
      (true, { shop.presentDetail("1", animated: true) }),
    ]
    for (isAnimated, request) in requests {
      let covers = [Sheet(), Sheet()]
      host.push(covers[0])
      host.present(covers[1], from: host.navigation)
      request()
      await host.waitUntilIdle()
      #expect(!(host.top is Sheet) && covers.map(\.hasGoneAnimated) == [isAnimated, isAnimated])
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

  @Test(arguments: UnspecifiedBehavior.samples, [true, false])
  func `route completes once and the next transition can begin, whatever UIKit leaves unspecified`(
    behavior: UnspecifiedBehavior, isAnimated: Bool
  ) async {
    host.window.headless.unspecifiedBehavior = behavior
    host.push(UIViewController())
    host.present(Sheet(), from: host.navigation)
    let next = UIViewController()
    let warnings = await warnings {
      root.route(root, animated: isAnimated) { [root, reached] in
        reached.controllers.append($0)
        root.childScreens.present(next, animated: isAnimated)
      }
      await host.waitUntilIdle()
    }
    #expect(warnings == [] && reached.controllers == [root])
    #expect(host.navigation.viewControllers == [root] && host.top === next)
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
