import QuartetTesting
import Testing
import VIPERKit

@testable import QuartetVIPERKitModules

@MainActor
@Suite struct ReviewTests {
  private final class DelegateSpy: ReviewDelegate {
    var results: [Int] = []

    func reviewDidEnd(stars: Int) {
      results.append(stars)
    }
  }

  private let delegate = DelegateSpy()

  private func makeReview(link: ReviewLink? = nil) -> UIViewController {
    ReviewFactory.default(parameters: ReviewParameters(stars: 2, link: link), delegate: delegate)
  }

  @Test func `Done reports the stars to the delegate, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: makeReview()) { host in
      try host.tap("review.doneButton")
    }
    #expect(delegate.results == [2])
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
    let link = ReviewLink.toRating(RatingParameters(stars: 3))
    let host = ScreenHost(makeReview(link: link))
    await host.waitUntilIdle()
    #expect(try host.element("rating.starsLabel", as: UILabel.self).text == "★★★")
  }

  @Test func `Random use finds no problem`() async throws {
    try await MonkeyTest { makeReview() }.check()
  }

  #if os(Linux) || os(macOS)
    @Test func `Review follows the rules of the pattern`() throws {
      let violations = try VIPERRules.violations(in: "Sources/Tools/ModuleGenerator/Modules/VIPERKit/Review")
      #expect(violations == [])
    }
  #endif
}
