import InteractionsSwift5
import InteractionsSwift5MainActor
import InteractionsSwift6
import InteractionsSwift6MainActor
import QuartetTesting
import RVBKitSwift5
import RVBKitSwift5MainActor
import RVBKitSwift6
import RVBKitSwift6MainActor
import RoundTable
import RoundTableSwift5
import RoundTableSwift5MainActor
import RoundTableSwift6
import RoundTableSwift6MainActor
import Testing
import VIPERKitSwift5
import VIPERKitSwift5MainActor
import VIPERKitSwift6
import VIPERKitSwift6MainActor

/// An app that was written with a kit, in one of the four modes.
nonisolated struct App: CustomTestStringConvertible {
  let testDescription: String
  let makeRoot: @MainActor () -> UIViewController

  static let all = [
    App(testDescription: "RoundTableSwift5") { RoundTableSwift5.ReviewViewController() },
    App(testDescription: "RoundTableSwift5MainActor") { RoundTableSwift5MainActor.ReviewViewController() },
    App(testDescription: "RoundTableSwift6") { RoundTableSwift6.ReviewViewController() },
    App(testDescription: "RoundTableSwift6MainActor") { RoundTableSwift6MainActor.ReviewViewController() },
    App(testDescription: "VIPERKitSwift5") { VIPERKitSwift5.ReviewViewController() },
    App(testDescription: "VIPERKitSwift5MainActor") { VIPERKitSwift5MainActor.ReviewViewController() },
    App(testDescription: "VIPERKitSwift6") { VIPERKitSwift6.ReviewViewController() },
    App(testDescription: "VIPERKitSwift6MainActor") { VIPERKitSwift6MainActor.ReviewViewController() },
    App(testDescription: "RVBKitSwift5") { RVBKitSwift5.ReviewViewController() },
    App(testDescription: "RVBKitSwift5MainActor") { RVBKitSwift5MainActor.ReviewViewController() },
    App(testDescription: "RVBKitSwift6") { RVBKitSwift6.ReviewViewController() },
    App(testDescription: "RVBKitSwift6MainActor") { RVBKitSwift6MainActor.ReviewViewController() },
    App(testDescription: "InteractionsSwift5") { InteractionsSwift5.ReviewViewController() },
    App(testDescription: "InteractionsSwift5MainActor") {
      InteractionsSwift5MainActor.ReviewViewController()
    },
    App(testDescription: "InteractionsSwift6") { InteractionsSwift6.ReviewViewController() },
    App(testDescription: "InteractionsSwift6MainActor") {
      InteractionsSwift6MainActor.ReviewViewController()
    },
  ]

  init(testDescription: String, makeRoot: @escaping @MainActor () -> UIViewController) {
    self.testDescription = testDescription
    self.makeRoot = makeRoot
  }
}

@Suite struct `Adopters` {
  private let host = ScreenHost()

  @Test(arguments: App.all)
  func `open the screen and get its result`(app: App) throws {
    host.show(app.makeRoot())
    try host.tap("review.rateButton")
    try host.tap("rating.starButton")
    try host.tap("rating.starButton")
    #expect(try host.element("rating.stars", as: UILabel.self).text == "★★")
    try host.tap("rating.doneButton")
    #expect(try host.element("review.rating", as: UILabel.self).text == "2 stars")
    #expect(host.top === host.window.rootViewController)
  }

  @Test(arguments: App.all)
  func `leak nothing`(app: App) async throws {
    let leaks = try await LeakCheck.leaks(of: app.makeRoot()) { host in
      try host.tap("review.rateButton")
      try host.tap("rating.starButton")
      try host.tap("rating.doneButton")
      try host.tap("review.rateButton")
    }
    #expect(leaks == [])
  }

  @Test func `follow the rules of Interactions`() throws {
    #expect(try InteractionsRules.violations(in: "Kits/Interactions") == [])
    host.show(InteractionsSwift6.ReviewViewController())
    try host.tap("review.rateButton")
    let missing = try InteractionsRules.missingUses(on: host, in: "Kits/Interactions")
    #expect(missing == [])
    #expect(throws: SourceFile.NoSources.self) { try InteractionsRules.violations(in: "Nowhere") }
  }

  @Test func `learn what leaks, and what the user cannot do`() async throws {
    let leaks = try await LeakCheck.leaks(of: UINavigationController(rootViewController: Leaking())) { host in
      let refusal = try #require(throws: ScreenHost.Impossible.self) { try host.tap("leaking.buton") }
      #expect(
        refusal.description
          == "The user cannot do this now: tap(leaking.buton). "
          + "On top is Leaking, with the identifiers: leaking.button.")
      try host.tap("leaking.button")
    }
    #expect(
      leaks == [
        "Leaking, first seen on Leaking, is still alive after its screen has gone. A closure or a property refers to it "
          + "strongly: capture it with [weak self], or declare the property weak."
      ])
    #expect(
      await LeakCheck.leaks(of: UINavigationController()).first?.hasPrefix("Nothing was checked") == true)
  }

  @Test func `fake a slow function`() async throws {
    let titles = PendingCalls<Int, String, CancellationError>()
    let task = Task { try await titles.call(1) }
    await titles.reply(.success("One"))
    #expect(try await task.value == "One")
    #expect(titles.calls == [1])
  }
}

/// A screen with a retain cycle: its button's action captures it.
private final class Leaking: UIViewController {
  override func loadView() {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "leaking.button"
    button.addAction(UIAction { _ in self.title = "Tapped" }, for: .touchUpInside)
    view = button
  }
}
