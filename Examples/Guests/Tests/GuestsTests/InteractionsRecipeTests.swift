import Interactions
import QuartetTesting
import Testing

@testable import InteractionsGuests

@Suite struct `The recipes of Interactions` {
  @Test func `A navigation shows another tab`() {
    let tabs = TabsAssembler(tabAssemblers: [PageAssembler(), PageAssembler()]).assemble()
    let host = ScreenHost(tabs)
    let navigation = TabNavigation()
    navigation.use(tabs)
    navigation.showTab(1)
    host.finishTransitions()
    #expect(tabs.selectedViewController === tabs.viewControllers?.last)
  }

  @Test func `A child is embedded, and what it reports arrives in the parent's interaction`() throws {
    let interaction = ParentSpy()
    let child = ChildStub()
    let parent = ParentViewController(child: child, interaction: interaction)
    let host = ScreenHost(parent)
    #expect(child.parent === parent && child.view.window === host.window)
    child.listener?.didFinishChild()
    #expect(interaction.finishes == 1)
  }

  @Test func `A failed save is repeated by the same tap, and reported when it succeeds`() async {
    let (names, screen) = (FakeNames(), SavingSpy())
    let interaction = SavingInteraction()
    interaction.use(names)
    interaction.use(screen as any SavingRendering)
    interaction.use(screen as any SavingListening)
    for _ in 1...2 { interaction.didTapSaveButton(name: "Ada") }
    await names.calls.reply(.failure(CancellationError()))
    while screen.renderables.count < 2 { await Task.yield() }
    #expect(screen.renderables.map(\.buttonTitle) == ["Save", "Try again"] && screen.saves == 0)
    interaction.didTapSaveButton(name: "Ada")
    await names.calls.reply(.success(()))
    while screen.saves == 0 { await Task.yield() }
    #expect(names.calls.calls == ["Ada", "Ada"])
  }
}

private struct PageAssembler: Assembling {
  func assemble() -> UIViewController { UIViewController() }
}

private final class ParentSpy: Interacting, ChildListening {
  private(set) var finishes = 0

  func didFinishChild() { finishes += 1 }
}

private final class ChildStub: UIViewController, ChildControlling {
  private(set) weak var listener: (any ChildListening)?

  func use(_ listener: any ChildListening) { self.listener = listener }
}

private final class FakeNames: NameSaving {
  let calls = PendingCalls<String, Void, CancellationError>()

  func save(_ name: String) async throws { try await calls.call(name) }
}

private final class SavingSpy: SavingRendering, SavingListening {
  private(set) var renderables: [SavingRenderable] = []
  private(set) var saves = 0

  func render(_ renderable: SavingRenderable) { renderables.append(renderable) }
  func didSave() { saves += 1 }
}
