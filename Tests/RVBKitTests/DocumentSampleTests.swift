import QuartetTesting
import RVBKit
import Testing

@Suite struct `The document's code` {
  @Test func `A parameter is new for every module, a dependency the same`() {
    let builder = ProductDetailBuilder(ProductDetailDependency(productService: ProductService()))
    let details = ["1", "2"].map { builder.build(with: ProductDetailParameter(id: $0)) }
    #expect(details.map(\.id) == ["1", "2"])
    #expect(details[0].productService === details[1].productService)
  }

  @Test func `Routing with route shows C in place of B`() async {
    let a = RoutingAViewController()
    let host = NavigationHost(a)
    let warnings = await warnings {
      a.presentB()
      await host.waitUntilIdle()
      a.b?.event.send()
      await host.waitUntilIdle()
    }
    #expect(warnings == [] && a.b == nil)
    #expect(host.navigation.viewControllers.count == 2 && host.top !== a)
  }

  @Test func `Routing as in the document pushes while the pop runs, and UIKit warns`() async {
    let a = AViewController()
    let host = NavigationHost(a)
    a.presentB()
    host.finishTransitions()
    let warnings = await warnings {
      a.b?.event.send()
      await host.waitUntilIdle()
    }
    #expect(warnings.count == 1)
  }

  @Test func `A shared object carries what D sends to the root, past B`() throws {
    var received = 0
    let a = ABuilder(ADependency()).build()
    a.completed?.sink { received += 1 }
    let b = try #require(a.nextBuilder).build()
    let d = try #require(b.nextBuilder).build()
    #expect(b.completed == nil)
    d.completed?.send()
    #expect(received == 1)
  }

  @Test func `A deep link shows the parent and then the child, and the child's event goes back`() async throws
  {
    let root = RootViewController()
    let host = NavigationHost(root)
    let warnings = await warnings {
      root.routeToChildLink()
      await host.waitUntilIdle()
    }
    #expect(warnings == [] && host.navigation.viewControllers.count == 3)
    let child = try #require(host.top as? ChildViewController)
    host.push(UIViewController())
    let parent = try #require(host.navigation.viewControllers[1] as? ParentViewController)
    parent.presentChild(animated: true, force: true, completion: nil)
    await host.waitUntilIdle()
    #expect(host.top === child)
    child.completed.send()
    await host.waitUntilIdle()
    #expect(host.navigation.viewControllers == [root, parent])
  }
}
