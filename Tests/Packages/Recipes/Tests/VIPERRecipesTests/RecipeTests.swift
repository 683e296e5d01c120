import QuartetTesting
import Testing
import VIPERKit

@testable import VIPERRecipes

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

  @Test func `Weather is shown when it comes`() async {
    let view = WeatherSpy()
    let presenter = WeatherPresenter(view: view, interactor: FakeInteractor { "Sunny" })
    presenter.viewDidLoad()
    #expect(view.runningLoads == 1)
    for _ in 1...100 where view.weather == nil { await Task.yield() }
    #expect(view.weather == "Sunny" && view.runningLoads == 0)
  }

  @Test func `Cancelling ends the request`() async {
    let view = WeatherSpy()
    let presenter = WeatherPresenter(view: view, interactor: FakeInteractor.waiting)
    presenter.viewDidLoad()
    presenter.didTapCancelButton()
    for _ in 1...100 where view.weather == nil { await Task.yield() }
    #expect(view.weather == "No weather" && view.runningLoads == 0)
  }

  @Test func `The request ends with the scene`() async {
    let view = WeatherSpy()
    var hasEnded = false
    let interactor = FakeInteractor {
      defer { hasEnded = true }
      return try await FakeInteractor.waiting.reply()
    }
    var presenter: WeatherPresenter? = WeatherPresenter(view: view, interactor: interactor)
    presenter?.viewDidLoad()
    presenter = nil
    for _ in 1...100 where !hasEnded { await Task.yield() }
    #expect(hasEnded && view.weather == nil)
  }

  @Test func `A failed save is repeated by the same tap, and reported when it succeeds`() async {
    let calls = PendingCalls<String, Void, CancellationError>()
    let scene = NameSpy()
    let presenter = NamePresenter(view: scene, interactor: FakeNames(calls: calls), delegate: scene)
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

  @Test func `A presenter whose view is written in SwiftUI counts`() {
    let view = CounterSpy()
    let presenter = CounterPresenter(view: view)
    presenter.viewDidLoad()
    presenter.didTapAddButton()
    #expect(view.counts == ["0", "1"])
  }

  #if os(Linux) || os(macOS)
    @Test func `They follow the rules of the document`() throws {
      let violations = try VIPERRules.violations(in: "Sources/VIPERRecipes")
      #expect(violations == [])
    }
  #endif
}

private final class TabScene: UIViewController, TabNavigable {}

private final class ParentScene: UIViewController, EmbeddingNavigable {
  let childStack = UIStackView()

  override func loadView() { view = childStack }
}

private final class WeatherSpy: WeatherViewable {
  private(set) var weather: String?
  private(set) var runningLoads = 0

  func setWeather(to text: String) { weather = text }
  func startActivityIndicatorAnimation(parameters: UIActivityIndicatorParameters) { runningLoads += 1 }
  func stopActivityIndicatorAnimation() { runningLoads -= 1 }
}

private struct FakeInteractor: WeatherInteractive {
  let reply: () async throws -> String

  /// Waits until it is cancelled.
  static let waiting = FakeInteractor {
    while true {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  func fetchWeather() async throws -> String { try await reply() }
}

private final class CounterSpy: CounterViewable {
  private(set) var counts: [String] = []

  func setCount(to text: String) { counts.append(text) }
}

private struct FakeNames: NameInteractive {
  let calls: PendingCalls<String, Void, CancellationError>

  func save(_ name: String) async throws { try await calls.call(name) }
}

private final class NameSpy: NameViewable, NameDelegate {
  private(set) var calls: [String] = []

  func setFailure(to text: String?) { if let text { calls.append(text) } }
  func setSaveButton(title: String, isEnabled: Bool) {
    calls.append(isEnabled ? title : title + ", disabled")
  }
  func nameDidSave() { calls.append("saved") }
}
