import QuartetTesting
import RVBKit
import Testing

@testable import RVBRecipes

@Suite struct `The recipes of RVB` {
  #if os(Linux) || os(macOS)
    @Test func `The recipes keep the rules`() throws {
      let violations = try RVBRules.violations(in: "Sources/RVBRecipes")
      #expect(violations == [])
    }
  #endif

  @Test func `A module selects the tab of another one`() async throws {
    let tabs = TabsViewController(router: TabsRouter(listBuilder: ListBuilder()))
    let host = ScreenHost(tabs)
    try host.tap("Red")
    await host.waitUntilIdle()
    #expect(tabs.selectedViewController?.title == "Sizes")
  }

  @Test func `A parent can be tested without its children`() throws {
    final class Child: UIViewController, ListControllable {
      var selected: ((Int) -> Void)?
    }
    struct FakeRouter: TabsRoutable {
      let colors = Child()
      let sizes = Child()

      func routeToColors() -> any ListControllable { colors }
      func routeToSizes() -> any ListControllable { sizes }
    }

    let router = FakeRouter()
    let tabs = TabsViewController(router: router)
    let host = ScreenHost(tabs)
    router.colors.selected?(0)
    host.finishTransitions()
    #expect(tabs.selectedViewController === router.sizes)
  }

  @Test func `A child sends its events as a stream, and nothing leaks`() async throws {
    struct TotalRouter: TotalRoutable {
      func routeToCounter() -> any CounterControllable { CounterViewController() }
    }
    let leaks = try await LeakCheck.leaks(of: TotalViewController(router: TotalRouter())) { host in
      let total = try #require(host.top as? TotalViewController)
      total.presentCounter()
      await host.waitUntilIdle()
      for _ in 1...2 { try host.tap("counter.addButton") }
      let label = try host.element("total.text", as: UILabel.self)
      while label.text != "2" { await Task.yield() }
      total.childScreens.close()
      await host.waitUntilIdle()
    }
    #expect(leaks == [])
  }

  @Test func `A failed save is repeated by the same button, and reported when it succeeds`() async throws {
    let calls = PendingCalls<String, Void, CancellationError>()
    let name = NameBuilder(NameDependency(save: { try await calls.call($0) })).build()
    var saves = 0
    name.saved = { saves += 1 }
    let host = ScreenHost(name)
    try host.type("Ada", into: "name.name")
    try host.tap("name.saveButton")
    let button = try host.element("name.saveButton", as: UIButton.self)
    #expect(!button.isEnabled)
    await calls.reply(.failure(CancellationError()))
    while !button.isEnabled { await Task.yield() }
    #expect(button.title(for: .normal) == "Try again" && saves == 0)
    #expect(try host.element("name.failure", as: UILabel.self).text == "Not saved")
    try host.tap("name.saveButton")
    await calls.reply(.success(()))
    while saves == 0 { await Task.yield() }
    #expect(calls.calls == ["Ada", "Ada"])
  }
}
