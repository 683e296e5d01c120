import QuartetTesting
import RVBKit
import Testing

private final class RootStack: UINavigationController, UIViewControllable {}

/// Two shops in tabs, with a sheet over them, and links to their products.
private final class Shops {
  let shops = [ShopViewController(), ShopViewController()]
  let stacks: [UINavigationController]
  let tabs = UITabBarController()
  let host = ScreenHost()
  private let deeplinks = DeeplinkHandler(isReady: false)

  init(_ behavior: UnspecifiedBehavior, routesFirst: Bool) async {
    stacks = shops.map { UINavigationController(rootViewController: $0) }
    tabs.viewControllers = stacks
    host.window.headless.unspecifiedBehavior = behavior
    host.show(tabs)
    host.present(Sheet(), from: tabs)
    await host.waitUntilIdle()
    deeplinks.register("shop://open/:shop/:product") { [tabs, shops] link in
      let shop = link.path["shop"] == "first" ? shops[0] : shops[1]
      let present = { shop.presentDetail(link.path["product"] ?? "") }
      if routesFirst { tabs.route(shop) { _ in present() } } else { present() }
    }
  }

  /// Opens links in one turn and returns the identifiers of the products in both stacks.
  func open(_ links: [String]) async throws -> [[String]] {
    for link in links {
      let url = try #require(URL(string: link))
      #expect(deeplinks.handle(url))
    }
    deeplinks.isReady = true
    await host.waitUntilIdle()
    await host.waitUntilIdle()
    return stacks.map(\.productIDs)
  }
}

struct `Links that are opened together` {
  /// The same combinations in each run.
  nonisolated private static let behaviors = {
    var generator = SplitMix64(seed: 1)
    return (1...30).map { _ in UnspecifiedBehavior.random(using: &generator) }
  }()

  @Test(arguments: behaviors, [true, false])
  func `Each link runs with all its steps before the next one, and closes what that has opened in its place`(
    behavior: UnspecifiedBehavior, routesFirst: Bool
  ) async throws {
    for (first, expected) in [("first/1", [["1"], ["2"]]), ("second/1", [[], ["2"]])] {
      let shops = await Shops(behavior, routesFirst: routesFirst)
      let warnings = try await warnings {
        let ids = try await shops.open(["shop://open/\(first)", "shop://open/second/2"])
        #expect(ids == expected)
      }
      #expect(warnings == [] && shops.tabs.selectedIndex == 1)
    }
  }

  @Test(arguments: behaviors, [true, false])
  func `A request to an empty stack that becomes the root later is followed`(
    behavior: UnspecifiedBehavior, routes: Bool
  ) async {
    let root = RootStack()
    let shop = ShopViewController()
    if routes {
      root.route(root) { ($0 as? RootStack)?.pushViewController(shop, animated: false) }
    } else {
      root.presentChild(find: { $0 as? ShopViewController }, animated: false, force: false) { root in
        root.childScreens.push(shop, animated: false)
        return shop
      }
    }
    let host = ScreenHost(root, isVisible: false)
    host.window.headless.unspecifiedBehavior = behavior
    host.show(root)
    await host.waitUntilIdle()
    #expect(root.viewControllers == [shop])
  }
}
