import Child
import Parent
import QuartetTesting
import RVBKit
import Routing
import SignUp
import Streams
import Testing

#if canImport(UIKit) && canImport(SwiftUI)
  import SwiftUI
#endif

/// A host whose root is a navigation controller.
private final class NavigationHost: ScreenHost {
  let navigation: UINavigationController

  init(_ content: UIViewController) {
    navigation = UINavigationController(rootViewController: content)
    super.init(navigation)
  }
}

@Suite struct `The document's code` {
  @Test func `A child of another module system is shown by its adapter, which converts its event`()
    async throws
  {
    let root = RootBuilder(()).build()
    let host = NavigationHost(root)
    root.routeToChildLink()
    await host.waitUntilIdle()
    #expect(host.navigation.viewControllers.count == 3)
    let adapter = try #require(host.top as? any Parent.ChildControllable)
    var received = 0
    adapter.completed.subscribe(onNext: { received += 1 }).disposed(by: adapter.disposeBag)
    try #require(adapter as? UIHostingController<ChildView>).rootView.complete()
    await host.waitUntilIdle()
    #expect(received == 1 && host.top is any ParentControllable)
  }

  @Test func `A child that UIKit's own method has presented is closed when it has sent its event`()
    async throws
  {
    let parent = ParentBuilder(.init()).build(with: .init())
    let host = NavigationHost(parent)
    for _ in 1...2 {
      parent.presentChild()
      await host.waitUntilIdle()
      try #require(host.top as? UIHostingController<ChildView>).rootView.complete()
      await host.waitUntilIdle()
      #expect(host.top === parent)
    }
  }

  @Test func `A link that finds the child does not make another one, and with force goes back to it`()
    async throws
  {
    let root = RootBuilder(()).build()
    let host = NavigationHost(root)
    root.routeToChildLink()
    await host.waitUntilIdle()
    let child = try #require(host.top)
    host.navigation.pushViewController(UIViewController(), animated: true)
    root.routeToChildLink()
    await host.waitUntilIdle()
    #expect(host.top === child && host.navigation.viewControllers.count == 3)
  }

  @Test func `Routing with route shows C in place of B`() async throws {
    let a = RoutingAViewController()
    a.router = ARouter(bBuilder: Routing.BBuilder(()), cBuilder: Routing.CBuilder(()))
    let host = NavigationHost(a)
    a.presentB()
    await host.waitUntilIdle()
    try #require(host.top as? BViewController).send()
    await host.waitUntilIdle()
    #expect(host.top is any CControllable && host.navigation.viewControllers.count == 2)
  }

  @Test func `A link to a product finds its detail only`() async throws {
    struct ProductService: ProductServiceable {
      func name(of id: String) -> String { "Product \(id)" }
    }
    let products = ProductsViewController()
    products.router = ProductsRouter(
      productDetailBuilder: ProductDetailBuilder(.init(productService: ProductService())))
    let host = NavigationHost(products)
    var found: [String] = []
    for id in ["1", "1", "2"] {
      products.presentDetail(animated: true, force: true, id: id) { found.append($0.id) }
      await host.waitUntilIdle()
    }
    #expect(found == ["1", "1", "2"] && host.navigation.viewControllers.count == 2)
    #expect(host.top?.title == "Product 2")
  }

  #if os(Linux) || os(macOS)
    @Test(arguments: [false, true])
    func `Routing as in the document pushes while the pop runs, and loses C if UIKit drops the push`(
      isDropped: Bool
    ) async throws {
      let a = AViewController()
      a.router = ARouter(bBuilder: Routing.BBuilder(()), cBuilder: Routing.CBuilder(()))
      let host = NavigationHost(a)
      host.window.headless.unspecifiedBehavior.transitionsDropStackChanges = isDropped
      a.presentB()
      host.finishTransitions()
      var warnings = 0
      try await UIKitWarning.redirect(to: { _ in warnings += 1 }) {
        try #require(host.top as? BViewController).send()
        await host.waitUntilIdle()
      }
      #expect(warnings == (isDropped ? 1 : 0))
      #expect((host.top === a) == isDropped)
    }
  #endif

  @Test func `The root receives from A that registration is complete, although D has completed it`()
    async throws
  {
    let root = RootBuilder(()).build()
    let host = NavigationHost(root)
    root.routeToProfileLink()
    await host.waitUntilIdle()
    for _ in 1...4 {
      try #require(host.top as? any SignUp.StepControllable).presentNext()
      await host.waitUntilIdle()
    }
    #expect(host.top is any ProfileControllable && host.navigation.viewControllers.count == 3)
  }
}
