import QuartetTesting
import RVBKit
import Testing

struct `Links` {
  private func dismissAlert(of host: ScreenHost) async {
    host.top?.dismiss(animated: true)
    await host.waitUntilIdle()
  }

  // MARK: Under an alert that a module has presented by UIKit's own method

  @Test(arguments: RequestForm.allCases, [false, true])
  func `A link that is opened under alerts is followed as soon as all alerts are gone`(
    form: RequestForm, isOverChild: Bool
  ) async throws {
    let shop = ShopViewController(form)
    let host = NavigationHost(shop)
    if isOverChild { shop.presentDetail("0") }
    await host.waitUntilIdle()
    host.presentOtherModule(over: shop)
    let alert = try #require(host.top)
    host.presentOtherModule(over: alert)
    shop.presentDetail("1")
    shop.presentDetail("2")
    await host.waitUntilIdle()
    alert.dismiss(animated: true)
    await host.waitUntilIdle()
    #expect(host.top === alert)
    await dismissAlert(of: host)
    await host.waitUntilIdle()
    #expect(host.navigation.productIDs == ["2"] && host.top === host.navigation.topViewController)
  }

  @Test(arguments: RequestForm.allCases)
  func `A link to a shop in another tab is followed when the alert is gone`(form: RequestForm) async {
    let shop = ShopViewController(form)
    let stack = UINavigationController(rootViewController: shop)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), stack]
    let host = ScreenHost(tabs)
    host.presentOtherModule(over: tabs)
    shop.presentDetail("1")
    await host.waitUntilIdle()
    #expect(tabs.selectedIndex == 0)
    await dismissAlert(of: host)
    #expect(tabs.selectedIndex == 1 && stack.productIDs == ["1"])
  }

  @Test(arguments: RequestForm.allCases)
  func `A link to a module that does not wait for other modules is not followed when the alert is gone`(
    form: RequestForm
  ) async {
    let shop = ShopViewController(form)
    shop.waitsForOtherModules = false
    let host = NavigationHost(shop)
    host.presentOtherModule(over: shop)
    shop.presentDetail("1")
    await host.waitUntilIdle()
    await dismissAlert(of: host)
    #expect(host.top === shop)
    shop.childScreens.resume()
    await host.waitUntilIdle()
    #expect((host.top === shop) == (form == .fourSteps))
  }

  @Test func `A request that was dropped while the alert was open closes nothing when the alert is gone`()
    async
  {
    let shop = ShopViewController(.presentChild)
    let host = NavigationHost(shop)
    host.presentOtherModule(over: shop)
    shop.presentDetail("1")
    shop.childScreens.dropRequests()
    let other = UIViewController()
    host.navigation.pushViewController(other, animated: true)
    await host.waitUntilIdle()
    await dismissAlert(of: host)
    #expect(host.top === other)
  }

  @Test func `presentChild under an alert reports what becomes of its request`() async {
    let shop = ShopViewController()
    let host = NavigationHost(shop)
    var outcomes: [ChildScreens.Outcome] = []
    var opened: [UIViewController] = []
    func presentSheet() async {
      shop.presentChild(find: { $0 as? Sheet }, animated: true, force: true) { shop in
        let sheet = Sheet()
        shop.childScreens.present(sheet)
        return sheet
      } completion: {
        opened.append($0)
      } reporting: {
        outcomes.append($0)
      }
      await host.waitUntilIdle()
    }
    shop.presentDetail("1")
    await host.waitUntilIdle()
    host.presentOtherModule(over: shop)
    shop.presentChild(find: { $0 as? any ProductDetailControllable }, animated: true, force: false) { _ in
      nil
    } reporting: {
      outcomes.append($0)
    }
    await presentSheet()
    #expect(outcomes == [.found, .kept])
    shop.childScreens.dropRequests()
    await presentSheet()
    #expect(outcomes == [.found, .kept, .dropped, .kept] && opened.isEmpty)
    await dismissAlert(of: host)
    #expect(outcomes == [.found, .kept, .dropped, .kept, .opened] && opened == [host.top])
  }

  // MARK: After a route in the same turn

  @Test(arguments: RequestForm.allCases, [false, true])
  func `A link is followed after a route that waits, also if the route removes the link's screen`(
    form: RequestForm, force: Bool
  ) async {
    let shop = ShopViewController(form)
    let host = NavigationHost(shop)
    shop.presentDetail("1")
    await host.waitUntilIdle()
    let warnings = await warnings {
      host.navigation.pushViewController(UIViewController(), animated: true)
      shop.route(shop)
      shop.presentDetail("1", force: force)
      await host.waitUntilIdle()
      await host.waitUntilIdle()
    }
    #expect(warnings == [] && host.navigation.productIDs == ["1"])
    #expect(host.top is any ProductDetailControllable)
  }

  @Test(arguments: RequestForm.allCases)
  func `A link does not find a sheet over a screen that a route will remove`(form: RequestForm) async {
    let shop = ShopViewController(form)
    let host = NavigationHost(shop)
    host.push(ProductDetailViewController(id: "1"), ProductDetailViewController(id: "2"))
    host.navigation.topViewController?.present(ProductDetailViewController(id: "3"), animated: true)
    shop.route(shop)
    for id in ["2", "3"] {
      #expect(shop.search { ($0 as? any ProductDetailControllable)?.id == id } == [])
    }
    shop.presentDetail("3")
    await host.waitUntilIdle()
    await host.waitUntilIdle()
    #expect(host.window.headless.presentedChain.count == 1 && host.navigation.productIDs == ["3"])
  }

  // MARK: Before the navigation controller

  @Test(arguments: RequestForm.allCases, [false, true])
  func `Links before and after the navigation controller is made are followed in order`(
    form: RequestForm, isLater: Bool
  ) async {
    for covers in [[], [UIViewController()]] {
      let shop = ShopViewController(form)
      let host = ScreenHost()
      shop.presentDetail("1")
      if isLater { await host.waitUntilIdle() }
      let stack = UINavigationController()
      stack.viewControllers = [shop] + covers
      shop.presentDetail("2")
      host.show(stack)
      await host.waitUntilIdle()
      await host.waitUntilIdle()
      #expect(stack.productIDs == ["2"] && stack.viewControllers.count == 2)
      stack.popViewController(animated: true)
      await host.waitUntilIdle()
      #expect(stack.topViewController === shop)
    }
  }
}
