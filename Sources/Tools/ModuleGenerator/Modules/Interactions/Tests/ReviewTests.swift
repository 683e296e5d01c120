import Interactions
import InteractionsTesting
import QuartetPatternRules
import QuartetRandomTesting
import QuartetTesting
import Testing

@testable import QuartetInteractionsModules

@MainActor
@Suite struct ReviewTests {
  private final class ListenerSpy: ReviewListening {
    var ends = 0
    var stars: Int?

    func didEndReview(stars: Int) {
      ends += 1
      self.stars = stars
    }
  }

  private let listener = ListenerSpy()

  private func makeReview() -> any ReviewControlling {
    let controller = ReviewAssembler(mostStars: 5).assemble()
    controller.use(listener)
    controller.didOpen(stars: 0)
    return controller
  }

  private func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: makeReview())
  }

  @Test func `Done ends Review, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: makeRoot()) { host in
      for _ in 1...6 { try host.tap("review.starButton") }
      #expect(try host.element("review.starsLabel", as: UILabel.self).text == "★★★★★")
      try host.tap("review.doneButton")
    }
    #expect(listener.ends == 1)
    #expect(listener.stars == 5)
    #expect(leaks == [])
  }

  @Test func `Rating opens and closes once, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: makeRoot()) { host in
      let text = try host.element("review.starsLabel", as: UILabel.self).text
      try host.perform(.tapTogether("review.ratingButton", "review.ratingButton"))
      try host.perform(.tapTogether("rating.doneButton", "rating.doneButton"))
      await host.waitUntilIdle()
      #expect(try host.element("review.starsLabel", as: UILabel.self).text == text)
      #expect(
        host.view("rating.doneButton") == nil,
        "Rating is still open: does Review's interaction pass itself to the navigation by use(self)?")
    }
    #expect(leaks == [])
  }

  @Test func `A link closes another child, then opens its own`() async throws {
    var links: [(child: String, open: (any ReviewControlling) -> Void)] = []
    links.append(("rating", { $0.didOpenLinkToRating { _ in } }))
    for waits in [true, false] {
      for (_, first) in links {
        for (child, second) in links {
          let module = makeReview()
          let host = ScreenHost(UINavigationController(rootViewController: module))
          for link in [first, second] {
            link(module)
            if waits { await host.waitUntilIdle() }
          }
          await host.waitUntilIdle()
          #expect(host.view("\(child).doneButton") != nil)
        }
      }
    }
  }

  @Test func `Random use finds no problem`() async throws {
    try await MonkeyTest(use: .alsoEarly, idiom: .pad) { makeRoot() }.check()
  }

  #if os(Linux) || os(macOS)
    @Test func `Review follows the rules of the pattern`() throws {
      let folder = "Sources/Tools/ModuleGenerator/Modules/Interactions/Review"
      #expect(try InteractionsRules.violations(in: folder) == [])
      let host = ScreenHost(makeReview())
      #expect(try InteractionsRules.missingUses(on: host, in: folder) == [])
    }
  #endif
}
