import QuartetTesting
import RVBKit
import Testing

/// The document's own ways to open a child: UIKit's methods.
struct `A child that is opened by UIKit's own methods` {
  private final class ParentViewController: UIViewController, UIViewControllable {
    var outcomes: [ChildScreens.Outcome] = []

    func open(_ child: UIViewController, isPushed: Bool) {
      if isPushed {
        navigationController?.pushViewController(child, animated: true)
      } else {
        present(child, animated: true)
      }
    }

    func presentSheet(_ child: Sheet, isPushed: Bool) {
      presentChild(find: { $0 as? Sheet }, animated: true, force: true) { parent in
        parent.open(child, isPushed: isPushed)
        return child
      }
    }
  }

  private let parent = ParentViewController()
  private let host: NavigationHost

  init() {
    host = NavigationHost(parent)
  }

  private var isClosed: Bool { host.top === parent && parent.childScreens.openChild == nil }

  @Test(arguments: [false, true], [false, true])
  func `A child of UIKit's own calls is closed if presentChild has opened it`(isPushed: Bool, usesRoute: Bool)
    async
  {
    parent.presentSheet(Sheet(), isPushed: isPushed)
    await host.waitUntilIdle()
    #expect(parent.childScreens.openChild is Sheet)
    if usesRoute { parent.route(parent) } else { parent.childScreens.close() }
    await host.waitUntilIdle()
    #expect(isClosed)
  }

  @Test(arguments: [false, true], [false, true])
  func `A child of UIKit's own calls is closed by a route to the parent if the parent has opened it`(
    isPushed: Bool, isInContainer: Bool
  ) async {
    let child = Sheet()
    parent.open(
      isInContainer && !isPushed ? UINavigationController(rootViewController: child) : child,
      isPushed: isPushed)
    host.finishTransitions()
    var reached: [UIViewController?] = []
    parent.route(parent) { reached.append($0) }
    await host.waitUntilIdle()
    #expect(isClosed && reached == [parent])
  }

  @Test func `A child that is opened by UIKit's own methods gives way to another child`() async {
    parent.open(ProductDetailViewController(id: "1"), isPushed: false)
    host.finishTransitions()
    let child = Sheet()
    parent.presentSheet(child, isPushed: true)
    await host.waitUntilIdle()
    #expect(host.top === child)
  }
}

struct `route(animated:where:completion:)` {
  @Test func `route(animated:where:completion:) goes back to the farthest controller that is found`() async {
    let root = UIViewController()
    let host = NavigationHost(root)
    let (first, second) = (ProductDetailViewController(id: "1"), ProductDetailViewController(id: "1"))
    host.push(first, second, UIViewController())
    var reached: [UIViewController?] = []
    root.route(where: { $0 is Sheet }) { reached.append($0) }
    root.route(where: { $0 is any ProductDetailControllable }) { reached.append($0) }
    await host.waitUntilIdle()
    #expect(reached == [nil, second] && host.top === second)
  }
}
