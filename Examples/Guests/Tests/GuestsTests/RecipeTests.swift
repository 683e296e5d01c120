import Interactions
import PortableUIKit
import QuartetTesting
import RVBKit
import RoundTable
import Testing
import VIPERKit

@testable import InteractionsGuests
@testable import RVBGuests
@testable import RoundTableGuests
@testable import VIPERGuests

/// Finished children in containers, and other recipes.
@Suite struct `The recipes` {
  @Test func `Round Table: an embedded child lives as long as its parent`() {
    weak var child: UIViewController?
    do {
      let page = PageModuleAssembly().view
      child = page.children.first
      #expect(child is RoundTableGuests.NameModuleView && child?.view.superview === page.view)
    }
    #expect(child == nil)
  }

  private final class Scene: UIViewController, TabNavigable, EmbeddingNavigable {
    let childStack = UIStackView()

    override func loadView() { view = childStack }
  }

  @Test func `VIPER: a router shows another tab`() {
    let first = Scene()
    let tabs = TabsFactory.default(scenes: [first, Scene()])
    let host = ScreenHost(tabs)
    first.selectTab(at: 1)
    host.finishTransitions()
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `VIPER: a router embeds a scene, which is deallocated with its parent`() async {
    let leaks = await LeakCheck.leaks(of: Scene(), and: [UIViewController.self]) { host in
      let child = UIViewController()
      (host.window.rootViewController as? Scene)?.embed(child)
      #expect(child.parent is Scene && child.view.window === host.window)
    }
    #expect(leaks == [])
  }

  @Test func `RVB: the end of a module selects the tab of another one`() {
    let tabs = TabsViewController(router: TabsRouter(nameBuilder: RVBGuests.NameBuilder()))
    let host = ScreenHost(tabs)
    (tabs.selectedViewController as? any NameControllable)?.onEnd?("Ada")
    host.finishTransitions()
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `RVB: a screen renders an observable view model, once for several changes`() async throws {
    let viewModel = StarsViewModel()
    let host = ScreenHost(StarsViewController(viewModel: viewModel))
    try host.tap("stars.starButton")
    // Tracking renders later. A pattern's own calls would have rendered by now.
    let label = try host.element("stars.starsLabel", as: UILabel.self)
    #expect(label.text == "")
    for _ in 1...4 { viewModel.add() }
    await host.waitUntilIdle()
    #expect(label.text == "★★★★★")
    #expect(try !host.element("stars.starButton", as: UIButton.self).isEnabled)
  }

  @Test(arguments: ["save", "cancel", "swipe", "close the parent"])
  func `RVB: a parent awaits the end of a child`(end: String) async throws {
    final class Parent: UIViewController, UIViewControllable {}
    weak var parent: Parent?
    let host = ScreenHost(UIViewController())
    do {
      let screen = Parent()
      parent = screen
      host.window.rootViewController?.childScreens.present(screen)
      host.finishTransitions()
      let task = Task { await screen.name(with: RVBGuests.NameBuilder()) }
      await host.waitUntilIdle()
      try host.type("Ada", into: "name")
      switch end {
      case "swipe": try host.perform(.swipeDown)
      case "close the parent": host.window.rootViewController?.childScreens.close()
      default: try host.tap(end)
      }
      await host.waitUntilIdle()
      #expect(await task.value == (end == "save" ? "Ada" : nil))
      host.window.rootViewController?.childScreens.close()
      await host.waitUntilIdle()
    }
    #expect(parent == nil)
  }

  private struct PageAssembler: Assembling {
    func assemble() -> UIViewController { UIViewController() }
  }

  @Test func `Interactions: a navigation shows another tab`() {
    let tabs = TabsAssembler(tabAssemblers: [PageAssembler(), PageAssembler()]).assemble()
    let host = ScreenHost(tabs)
    let navigation = TabNavigation()
    navigation.use(tabs)
    navigation.showTab(1)
    host.finishTransitions()
    #expect(tabs.selectedIndex == 1)
  }

  private final class ListenerSpy: Interacting, NameListening {
    private(set) var name: String?

    func didEndName(_ name: String?) { self.name = name }
  }

  @Test func `Interactions: an embedded child reports to the parent's interaction`() throws {
    let listener = ListenerSpy()
    let parent = ParentViewController(child: NameAssembler().assemble(), interaction: listener)
    try ScreenHost(parent).type("Ada", into: "name")
    #expect(parent.children.first is any NameControlling)
    let button = parent.children.first?.navigationItem.rightBarButtonItem
    button?.primaryAction?.performWithSender(button, target: nil)
    #expect(listener.name == "Ada")
  }
}
