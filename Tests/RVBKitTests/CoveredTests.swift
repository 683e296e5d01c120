import QuartetTesting
import RVBKit
import Testing

@Suite struct `isCovered` {
  private let shop = ShopViewController()
  private let host: NavigationHost

  init() {
    host = NavigationHost(shop)
  }

  @Test func `A view is covered by what is pushed or presented over it, until that begins to go`() async {
    #expect(!shop.isCovered)
    let cover = UIViewController()
    host.push(cover)
    #expect(shop.isCovered)
    host.navigation.popViewController(animated: true)
    #expect(!shop.isCovered)
    await host.waitUntilIdle()
    host.present(cover, from: shop)
    #expect(shop.isCovered)
    cover.dismiss(animated: true)
    #expect(!shop.isCovered)
    await host.waitUntilIdle()
  }

  @Test func `A view is covered as long as a child waits for the end of a transition`() async {
    let cover = UIViewController()
    host.present(cover, from: shop)
    cover.dismiss(animated: true)
    shop.presentChild(animated: true, force: false) { _ -> Sheet? in
      nil
    } show: { _, _ in
    }
    #expect(shop.isCovered && shop.isWaitingForChild)
    await host.waitUntilIdle()
    #expect(!shop.isCovered && !shop.isWaitingForChild)
  }
}
