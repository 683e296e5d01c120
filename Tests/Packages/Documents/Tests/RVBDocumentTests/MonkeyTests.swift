import Parent
import ProductDetail
import QuartetTesting
import RVBKit
import Routing
import SignUp
import Testing

// The document's screens have no controls, so that links and children take the user's place.
@Suite struct `Monkey tests` {
  @Test func `find no problem in the shop`() async throws {
    try await MonkeyTest(allowsDeadEnds: true) { events in
      let shop = ShopBuilder(productService: ProductService()).build()
      for id in ["1", "2"] {
        events.add("open product \(id)") { [weak shop] in
          shop?.presentDetail(animated: true, force: true, id: id, completion: nil)
        }
      }
      return UINavigationController(rootViewController: shop)
    }.check()
  }

  @Test func `find no problem in Parent`() async throws {
    try await MonkeyTest(allowsDeadEnds: true) { events in
      let root = Parent.RootViewController()
      events.add("open the child") { [weak root] in root?.routeToChildLink() }
      return UINavigationController(rootViewController: root)
    }.check()
  }

  @Test func `find no problem in routing`() async throws {
    try await MonkeyTest(allowsDeadEnds: true) { events in
      let a = RoutingAViewController()
      let stack = UINavigationController(rootViewController: a)
      events.add("open B") { [weak a] in a?.presentB() }
      events.add("B sends") { [weak stack] in (stack?.topViewController as? BViewController)?.send() }
      return stack
    }.check()
  }
}
