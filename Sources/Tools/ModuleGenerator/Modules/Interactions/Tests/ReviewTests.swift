import Interactions
import QuartetTesting
import Testing

@testable import QuartetInteractionsModules

@MainActor
@Suite struct ReviewTests {
  private final class ListenerSpy: ReviewListening {
    var results: [Int] = []

    func didEndReview(stars: Int) {
      results.append(stars)
    }
  }

  private let listener = ListenerSpy()

  private func makeReview() -> any ReviewControlling {
    let controller = ReviewAssembler(mostStars: 5).assemble()
    controller.use(listener)
    controller.didOpen(stars: 2)
    return controller
  }

  @Test func `Done notifies the listener of the stars, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: makeReview()) { host in
      try host.tap("review.doneButton")
    }
    #expect(listener.results == [2])
    #expect(leaks == [])
  }

  @Test func `Rating passes its stars back once, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: makeReview()) { host in
      let text = try host.element("review.starsLabel", as: UILabel.self).text
      try host.perform(.tapTogether("review.ratingButton", "review.ratingButton"))
      try host.perform(.tapTogether("rating.doneButton", "rating.doneButton"))
      await host.waitUntilIdle()
      #expect(try host.element("review.starsLabel", as: UILabel.self).text == text)
      #expect(host.view("rating.doneButton") == nil)
    }
    #expect(leaks == [])
  }

  @Test func `A link opens Rating`() async throws {
    let controller = makeReview()
    controller.didOpenLinkToRating { $0.didOpen(stars: 3) }
    let host = ScreenHost(controller)
    await host.waitUntilIdle()
    #expect(try host.element("rating.starsLabel", as: UILabel.self).text == "★★★")
  }

  @Test func `Random use finds no problem`() async throws {
    try await MonkeyTest { makeReview() }.check()
  }

  #if os(Linux) || os(macOS)
    @Test func `Review follows the rules of the pattern`() throws {
      let folder = "Sources/Tools/ModuleGenerator/Modules/Interactions/Review"
      let violations = try InteractionsRules.violations(in: folder)
      #expect(violations == [])
      let missing = try InteractionsRules.missingUses(on: ScreenHost(makeReview()), in: folder)
      #expect(missing == [])
    }
  #endif
}
