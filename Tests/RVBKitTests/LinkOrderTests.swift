import QuartetTesting
import RVBKit
import Testing

private final class RootStack: UINavigationController, UIViewControllable {}

struct `Links that are opened together` {
  @Test(arguments: UnspecifiedBehavior.samples, [true, false])
  func `Each link runs with all its steps before the next one, and closes what that has opened in its place`(
    behavior: UnspecifiedBehavior, routesFirst: Bool
  ) async throws {
    for (first, expected) in [("first/1", [["1"], ["2"]]), ("second/1", [[], ["2"]])] {
      let shops = [ShopViewController(), ShopViewController()]
      let stacks = shops.map { UINavigationController(rootViewController: $0) }
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      let host = ScreenHost()
      host.window.headless.unspecifiedBehavior = behavior
      host.show(tabs)
      host.present(Sheet(), from: tabs)
      await host.waitUntilIdle()
      let deeplinks = DeeplinkHandler(isReady: false)
      deeplinks.register("shop://open/:shop/:product") { link in
        let shop = link.path["shop"] == "first" ? shops[0] : shops[1]
        let present = { shop.presentDetail(link.path["product"] ?? "") }
        if routesFirst { tabs.route(shop) { _ in present() } } else { present() }
      }
      let warnings = try await warnings {
        for link in [first, "second/2"] {
          let url = try #require(URL(string: "shop://open/\(link)"))
          #expect(deeplinks.handle(url))
        }
        deeplinks.isReady = true
        await host.waitUntilIdle()
        await host.waitUntilIdle()
      }
      #expect(warnings == [] && stacks.map(\.productIDs) == expected && tabs.selectedIndex == 1)
    }
  }

  @Test(arguments: UnspecifiedBehavior.samples, [true, false])
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
