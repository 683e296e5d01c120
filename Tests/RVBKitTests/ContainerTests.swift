import QuartetTesting
import RVBKit
import Testing

/// A container of one's own: it shows one page at a time, whose view is the only one in its own.
private final class PagesViewController: UIViewController, RoutingContainer {
  private(set) var page: UIViewController

  init(_ pages: [UIViewController]) {
    page = pages[0]
    super.init(nibName: nil, bundle: nil)
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page.view)
  }

  func isInFront(_ child: UIViewController) -> Bool { child === page }

  func bringToFront(_ child: UIViewController, animated: Bool) {
    page.view.removeFromSuperview()
    page = child
    view.addSubview(page.view)
  }
}

/// A container of one's own that never brings a child to the front.
private final class StubbornViewController: UIViewController, RoutingContainer {
  func isInFront(_ child: UIViewController) -> Bool { false }
  func bringToFront(_ child: UIViewController, animated: Bool) {}
}

/// A container of one's own that shows its children side by side in a view that it contains, except one.
private final class ColumnsViewController: UIViewController {
  let shown = UIView()

  init(_ columns: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
    for column in columns { addChild(column) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shown)
    for column in children.dropLast() { shown.addSubview(column.view) }
  }
}

struct `Containers` {
  private let shops = [ShopViewController(), ShopViewController()]
  private let stacks: [UINavigationController]
  private let tabs = UITabBarController()

  init() {
    stacks = shops.map { UINavigationController(rootViewController: $0) }
    tabs.viewControllers = stacks
  }

  /// Pushes the detail of product 1 in the second stack, and selects the first one.
  private func openDetail(in host: ScreenHost) async throws -> any ProductDetailControllable {
    tabs.selectedIndex = 1
    host.finishTransitions()
    shops[1].presentDetail("1")
    await host.waitUntilIdle()
    tabs.selectedIndex = 0
    host.finishTransitions()
    return try #require(
      tabs.search { $0 is any ProductDetailControllable }.last as? any ProductDetailControllable)
  }

  /// Routes to a controller and returns whether it was reached; what was reached is visible.
  private func route(to target: UIViewController, from receiver: UIViewController, in host: ScreenHost) async
    -> Bool
  {
    var isReached: Bool?
    let warnings = await warnings {
      receiver.route(target) { isReached = $0 === target }
      await host.waitUntilIdle()
    }
    #expect(warnings == [])
    if isReached == true { #expect(host.window.headless.isTouchable(target.view)) }
    return isReached == true
  }

  @Test(arguments: [true, false])
  func `A screen in the stack of a hidden tab is visible when it is reached`(endsSynchronously: Bool)
    async throws
  {
    let host = ScreenHost(tabs)
    host.window.headless.unspecifiedBehavior.unanimatedTransitionsEndSynchronously = endsSynchronously
    let detail = try await openDetail(in: host)
    stacks[1].pushViewController(UIViewController(), animated: false)
    host.present(Sheet(), from: shops[0])
    #expect(detail.viewIfLoaded?.window == nil)
    #expect(await route(to: detail, from: shops[0], in: host))
    #expect(tabs.selectedIndex == 1 && stacks[1].viewControllers == [shops[1], detail])
  }

  @Test func `Of two matches in tabs, the visible one is the farthest`() async throws {
    let host = ScreenHost(tabs)
    let hidden = try await openDetail(in: host)
    shops[0].presentDetail("1")
    await host.waitUntilIdle()
    let found = tabs.search { $0 is any ProductDetailControllable }
    #expect(found.count == 2 && found[0] === hidden && found[1] === host.top)
    #expect(shops[0].search(where: { $0 is any ProductDetailControllable }) == [found[1]])
  }

  @Test func `Tabs in a sheet are uncovered too`() async throws {
    let root = UIViewController()
    let host = ScreenHost(root)
    host.present(tabs, from: root)
    let detail = try await openDetail(in: host)
    let sheet = Sheet()
    host.present(sheet, from: tabs)
    #expect(shops[0].search { $0 is Sheet } == [sheet])
    #expect(await route(to: detail, from: root, in: host))
    #expect(host.window.headless.presentedChain == [root, tabs])
  }

  @Test func `A container of one's own brings a child to the front`() async {
    let pages = PagesViewController([tabs, UIViewController()])
    let host = ScreenHost(pages)
    let last = pages.children[1]
    #expect(await route(to: last, from: shops[0], in: host) && pages.page === last)
    #expect(await route(to: shops[1], from: last, in: host) && tabs.selectedIndex == 1)
  }

  @Test func `A container that does not bring a child to the front is asked once`() async {
    let container = StubbornViewController()
    let hidden = UIViewController()
    container.addChild(hidden)
    let host = ScreenHost(container)
    #expect(await !route(to: hidden, from: container, in: host))
  }

  @Test func `A container that cannot bring a child to the front does not let it count as reached`() async {
    let columns = ColumnsViewController([UIViewController(), UIViewController(), UIViewController()])
    let host = ScreenHost(columns)
    for (column, isShown) in zip(columns.children, [true, true, false]) {
      var isReached = !isShown
      columns.route(column) { isReached = $0 != nil }
      #expect(isReached == isShown)
    }
    columns.children[1].view.isHidden = true
    columns.route(columns.children[1]) { #expect($0 == nil) }
    columns.shown.isHidden = true
    columns.route(columns.children[0]) { #expect($0 == nil) }
    withExtendedLifetime(host) {}
  }

  @Test func `A screen in a container that was never shown is reached when its tab is`() async {
    let columns = ColumnsViewController([UIViewController(), UIViewController()])
    tabs.viewControllers = [stacks[0], columns]
    let host = ScreenHost(tabs)
    #expect(await route(to: columns.children[0], from: shops[0], in: host))
    tabs.selectedIndex = 0
    #expect(await !route(to: columns.children[1], from: shops[0], in: host))
  }

  @Test func `A screen is reached under a full screen presentation`() async {
    let host = ScreenHost(tabs)
    let cover = Sheet()
    cover.modalPresentationStyle = .fullScreen
    host.present(cover, from: tabs)
    #expect(shops[0].view.window == nil)
    #expect(await route(to: shops[0], from: cover, in: host))
  }
}
