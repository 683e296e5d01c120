import QuartetTesting
import RVBKit
import Testing

/// Other modules present screens over those of RVB. `LostLinkTests` shows that routing does not dismiss them.
struct `Screens of other modules` {
  private let shop = ShopViewController()
  private let host: NavigationHost

  init() {
    host = NavigationHost(shop)
  }

  @Test func `presentChild keeps its request under the alert, reports that, and is followed later`() async {
    host.presentOtherModule(over: shop)
    var outcomes: [ChildScreens.Outcome] = []
    var opened: [UIViewController] = []
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
    #expect(outcomes == [.kept] && opened.isEmpty)
    host.top?.dismiss(animated: true)
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
    shop.presentChild(find: { $0 as? any ProductDetailControllable }, animated: true, force: false) { _ in
      nil
    } reporting: {
      outcomes.append($0)
    }
    await host.waitUntilIdle()
    shop.presentChild(find: { $0 as? Sheet }, animated: true, force: false) { _ in
      nil
    } reporting: {
      outcomes.append($0)
    }
    await host.waitUntilIdle()
    #expect(outcomes == [.found, .kept])
    shop.childScreens.dropRequests()
    #expect(outcomes == [.found, .kept, .dropped])
  }
}
