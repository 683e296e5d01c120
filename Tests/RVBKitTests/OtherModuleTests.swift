import QuartetTesting
import RVBKit
import Testing

/// Other modules present screens over those of RVB; routing does not dismiss them.
@Suite struct `Screens of other modules` {
  private let shop = ShopViewController()
  private let host: NavigationHost

  init() {
    host = NavigationHost(shop)
  }

  @Test func `route does not dismiss an alert of another module, and completes with nil`() async {
    host.presentOtherModule(over: shop)
    var reached: [UIViewController?] = []
    shop.route(shop) { reached.append($0) }
    await host.waitUntilIdle()
    #expect(reached == [nil] && host.top is UIAlertController)
  }

  @Test func `A module under the alert is dismissed when the alert was dismissed, at the next occasion`()
    async
  {
    let sheet = Sheet()
    host.present(sheet, from: shop)
    host.presentOtherModule(over: sheet)
    shop.route(shop) { #expect($0 == nil) }
    await host.waitUntilIdle()
    #expect(host.window.headless.presentedChain.count == 3)
    host.top?.dismiss(animated: true)
    await host.waitUntilIdle()
    shop.childScreens.resume()
    await host.waitUntilIdle()
    #expect(host.top === shop)
  }

  @Test func `presentChild keeps its request under the alert, reports that, and is followed later`() async {
    host.presentOtherModule(over: shop)
    var outcomes: [ChildScreens.Outcome] = []
    var opened: [UIViewController] = []
    shop.presentChild(
      animated: true, force: true, completion: { opened.append($0) }, reporting: { outcomes.append($0) }
    ) {
      $0 as? Sheet
    } open: { shop in
      let sheet = Sheet()
      shop.childScreens.present(sheet)
      return sheet
    }
    await host.waitUntilIdle()
    #expect(outcomes == [.kept] && opened.isEmpty)
    host.top?.dismiss(animated: true)
    await host.waitUntilIdle()
    shop.childScreens.resume()
    await host.waitUntilIdle()
    #expect(outcomes == [.kept, .opened] && opened == [host.top])
  }

  @Test
  func
    `presentChild under the alert reports a child that is open as found, and one that is not made as dropped`()
    async
  {
    shop.presentDetail(animated: true, force: true, id: "1", completion: nil)
    await host.waitUntilIdle()
    host.presentOtherModule(over: shop)
    var outcomes: [ChildScreens.Outcome] = []
    shop.presentChild(animated: true, force: false, reporting: { outcomes.append($0) }) {
      $0 as? any ProductDetailControllable
    } open: { _ in
      nil
    }
    await host.waitUntilIdle()
    shop.presentChild(animated: true, force: false, reporting: { outcomes.append($0) }) {
      $0 as? Sheet
    } open: { _ in
      nil
    }
    await host.waitUntilIdle()
    #expect(outcomes == [.found, .kept])
    shop.childScreens.dropRequests()
    #expect(outcomes == [.found, .kept, .dropped])
  }
}
