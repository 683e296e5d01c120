import InteractionsSwift5
import InteractionsSwift5MainActor
import InteractionsSwift6
import InteractionsSwift6MainActor
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
  let window = UIWindow()

  private func element<Element: UIView>(_ identifier: String, as type: Element.Type = Element.self)
    -> Element?
  {
    var views = window.headless.topViewController?.view.map { [$0] } ?? []
    while let view = views.popLast() {
      if view.accessibilityIdentifier == identifier { return view as? Element }
      views += view.subviews
    }
    return nil
  }

  private func tap(_ identifier: String) throws {
    #expect(window.headless.tap(try #require(element(identifier, as: UIButton.self))))
    window.headless.finishTransitions()
  }

  @Test(arguments: App.all)
  func `open the screen and get its result`(app: App) throws {
    window.rootViewController = app.makeRoot()
    window.makeKeyAndVisible()
    window.headless.finishTransitions()
    try tap("review.rateButton")
    try tap("rating.starButton")
    try tap("rating.starButton")
    #expect(element("rating.stars", as: UILabel.self)?.text == "★★")
    try tap("rating.doneButton")
    #expect(element("review.rating", as: UILabel.self)?.text == "2 stars")
    #expect(window.rootViewController?.presentedViewController == nil)
  }
}
