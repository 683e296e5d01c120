import QuartetTesting
import RVBKit
import Testing

@testable import RVBGuests

@Suite struct `The recipes of RVB` {
  @Test func `A parent can be tested without its children, and selects the tab of one`() throws {
    final class Child: UIViewController, SavingControllable {
      var saved: (() -> Void)?
    }
    struct FakeRouter: TabsRoutable {
      let guest = Child()
      let host = Child()

      func routeToGuest() -> any SavingControllable { guest }
      func routeToHost() -> any SavingControllable { host }
    }

    let router = FakeRouter()
    let tabs = TabsViewController(router: router)
    let host = ScreenHost(tabs)
    router.guest.saved?()
    host.finishTransitions()
    #expect(tabs.selectedViewController === router.host)
  }

  @Test func `A screen renders an observable view model, once for several changes`() async throws {
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

  @Test(arguments: ["save", "swipe", "close the parent"])
  func `A parent awaits the end of a child`(end: String) async throws {
    final class Parent: UIViewController, UIViewControllable {}
    weak var parent: Parent?
    let host = ScreenHost(UIViewController())
    do {
      let screen = Parent()
      parent = screen
      host.window.rootViewController?.childScreens.present(screen)
      host.finishTransitions()
      let task = Task { await screen.saveName(with: SavingBuilder(SavingDependency(save: { _ in }))) }
      await host.waitUntilIdle()
      switch end {
      case "save": try host.tap("name.saveButton")
      case "swipe": try host.perform(.swipeDown)
      default: host.window.rootViewController?.childScreens.close()
      }
      await host.waitUntilIdle()
      #expect(await task.value == (end == "save" ? true : nil))
      host.window.rootViewController?.childScreens.close()
      await host.waitUntilIdle()
    }
    #expect(parent == nil)
  }

  @Test func `A failed save is repeated by the same button, and reported when it succeeds`() async throws {
    let calls = PendingCalls<String, Void, CancellationError>()
    let name = SavingBuilder(SavingDependency(save: { try await calls.call($0) })).build()
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
