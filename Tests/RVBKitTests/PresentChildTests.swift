import QuartetTesting
import RVBKit
import Testing

struct `presentChild` {
  private let shop = ShopViewController()
  private let host: NavigationHost

  init() {
    host = NavigationHost(shop)
  }

  private func present(id: String, force: Bool) async -> [UIViewController] {
    var children: [UIViewController] = []
    shop.presentDetail(id, force: force) { children.append($0) }
    await host.waitUntilIdle()
    return children
  }

  @Test func `A child that is there is not made again; with force it comes to the top`() async {
    let first = await present(id: "1", force: false)
    let cover = UIViewController()
    host.push(cover)
    #expect(await present(id: "1", force: false) == first)
    #expect(host.top === cover)
    #expect(await present(id: "1", force: true) == first)
    #expect(host.top === first[0])
  }

  @Test func `Of several children that match, the farthest counts`() async {
    let details = [ProductDetailViewController(id: "1"), ProductDetailViewController(id: "1")]
    host.push(details[0], details[1])
    #expect(await present(id: "1", force: false) == [details[1]])
    host.navigation.popToRootViewController(animated: true)
    await host.waitUntilIdle()
    #expect(host.top === shop, "the request is done")
  }

  @Test func `A view that is deallocated while it waits opens nothing`() async {
    host.navigation.pushViewController(UIViewController(), animated: true)
    var other: ShopViewController? = ShopViewController()
    weak let reference = other
    if let other { shop.addChild(other) }
    other?.presentDetail("1") { _ in Issue.record("It was deallocated") }
    other?.removeFromParent()
    other = nil
    #expect(reference == nil)
    await host.waitUntilIdle()
  }

  @Test(arguments: [false, true])
  func `With force or route, what waits to be opened over the child is dropped`(usesRoute: Bool) async {
    let related = ShopViewController()
    var outcomes: [ChildScreens.Outcome] = []
    func presentRelated(force: Bool) {
      shop.presentChild(find: { $0 === related ? related : nil }, animated: true, force: force) { shop in
        shop.childScreens.push(related)
        return related
      }
    }
    presentRelated(force: false)
    related.childScreens.request {
      outcomes.append($0)
    } _: { _ in
      related.childScreens.push(Sheet())
    }
    if usesRoute { shop.route(related) } else { presentRelated(force: true) }
    await host.waitUntilIdle()
    #expect(outcomes == [.dropped] && host.top === related)
  }
}
