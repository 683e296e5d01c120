import QuartetTesting
import RVBKit
import Testing

/// The document's own ways to open a child: UIKit's methods.
struct `A child that is opened by UIKit's own methods` {
  private let parent = ShopViewController()
  private let host: NavigationHost

  init() {
    host = NavigationHost(parent)
  }

  /// How a child is opened.
  enum Way: CaseIterable {
    case pushed, presented, presentedInContainer
  }

  @Test(arguments: Way.allCases)
  func `A child that is opened by UIKit's own methods is closed by a route to the parent`(way: Way) async {
    let child = Sheet()
    switch way {
    case .pushed: host.push(child)
    case .presented: parent.present(child, animated: true)
    case .presentedInContainer:
      parent.present(UINavigationController(rootViewController: child), animated: true)
    }
    host.finishTransitions()
    var reached: [UIViewController?] = []
    parent.route(parent) { reached.append($0) }
    await host.waitUntilIdle()
    #expect(reached == [parent] && host.top === parent && parent.childScreens.openChild == nil)
  }

  @Test func `A child that is opened by UIKit's own methods gives way to another child`() async {
    parent.present(ProductDetailViewController(id: "1"), animated: true)
    host.finishTransitions()
    parent.presentDetail("2")
    await host.waitUntilIdle()
    #expect(host.navigation.productIDs == ["2"] && host.top === host.navigation.topViewController)
  }
}
