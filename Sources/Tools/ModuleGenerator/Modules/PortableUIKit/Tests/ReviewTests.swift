import PortableUIKit
import QuartetTesting
import Testing

@testable import QuartetPortableUIKitModules

@MainActor
@Suite struct ReviewTests {
  @Test func `Rating passes its stars back once, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: ReviewViewController(stars: 2, mostStars: 5)) { host in
      try host.perform(.tapTogether("review.ratingButton", "review.ratingButton"))
      try host.perform(.tapTogether("rating.doneButton", "rating.doneButton"))
      await host.waitUntilIdle()
      #expect(try host.element("review.starsLabel", as: UILabel.self).text == "★★")
      #expect(host.view("rating.doneButton") == nil)
    }
    #expect(leaks == [])
  }

  @Test func `A link opens Rating`() {
    let review = ReviewViewController(stars: 2, mostStars: 5)
    let host = ScreenHost(review)
    let rating = review.presentRating()
    host.finishTransitions()
    #expect(host.top === rating)
  }
}
