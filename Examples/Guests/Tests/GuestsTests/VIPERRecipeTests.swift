import QuartetTesting
import Testing
import VIPERKit

@testable import VIPERGuests

@Suite struct `The recipes of VIPER` {
  @Test func `A router shows another tab`() {
    let first = TabScene()
    let tabs = TabsFactory.default(scenes: [first, TabScene()])
    let host = ScreenHost(tabs)
    TabRouter(navigator: first).toTab(at: 1)
    host.finishTransitions()
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `A router embeds a scene, which is deallocated with its parent`() async {
    let leaks = await LeakCheck.leaks(of: ParentScene(), and: [UIViewController.self]) { host in
      guard let parent = host.window.rootViewController as? ParentScene else { return }
      let child = UIViewController()
      EmbeddingRouter(navigator: parent).embedChild { child }
      #expect(child.parent === parent && child.view.window === host.window)
    }
    #expect(leaks == [])
  }

  @Test func `A failed save is repeated by the same tap, and reported when it succeeds`() async {
    let calls = PendingCalls<String, Void, CancellationError>()
    let scene = NameSpy()
    let presenter = SavingPresenter(view: scene, interactor: FakeNames(calls: calls), delegate: scene)
    presenter.didChangeName(to: "Ada")
    for _ in 1...2 { presenter.didTapSaveButton() }
    await calls.reply(.failure(CancellationError()))
    while scene.calls.last != "Try again" { await Task.yield() }
    #expect(scene.calls == ["Save, disabled", "Not saved", "Try again"])
    presenter.didTapSaveButton()
    await calls.reply(.success(()))
    while scene.calls.last != "saved" { await Task.yield() }
    #expect(calls.calls == ["Ada", "Ada"])
  }
}

private final class TabScene: UIViewController, TabNavigable {}

private final class ParentScene: UIViewController, EmbeddingNavigable {
  let childStack = UIStackView()

  override func loadView() { view = childStack }
}

private struct FakeNames: SavingInteractive {
  let calls: PendingCalls<String, Void, CancellationError>

  func save(_ name: String) async throws { try await calls.call(name) }
}

private final class NameSpy: SavingViewable, SavingDelegate {
  private(set) var calls: [String] = []

  func setFailure(to text: String?) { if let text { calls.append(text) } }
  func setSaveButton(title: String, isEnabled: Bool) {
    calls.append(isEnabled ? title : title + ", disabled")
  }
  func savingDidEnd() { calls.append("saved") }
}
