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
    var isWaiting: [Bool] = []
    for _ in ["first", "second"] {
      shop.presentChild(
        animated: true, force: false, declined: { [shop] in isWaiting.append(shop.isWaitingForChild) }
      ) { _ -> Sheet? in
        nil
      } show: { _, _ in
      }
    }
    #expect(shop.isCovered && shop.isWaitingForChild)
    await host.waitUntilIdle()
    #expect(!shop.isCovered && isWaiting == [true, false])
  }

  @Test func `A view does not wait any more when a child is shown or found`() async {
    var isWaiting: [Bool] = []
    for force in [false, false, true] {
      let note = { [shop] in isWaiting.append(shop.isWaitingForChild) }
      shop.presentChild(animated: true, force: force, completion: { _ in note() }) { _ in
        Sheet()
      } show: { shop, sheet in
        note()
        shop.present(sheet, animated: true)
      }
      await host.waitUntilIdle()
    }
    #expect(isWaiting == [false, false, false, false])
  }
}
