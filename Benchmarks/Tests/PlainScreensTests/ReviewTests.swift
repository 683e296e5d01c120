import PortableUIKit
import QuartetRandomTesting
import QuartetTesting
import Testing

@testable import PlainScreens

@MainActor
@Suite struct ReviewTests {
  private final class End {
    var count = 0
    var stars: Int?
  }

  private let end = End()

  private func makeReview() -> ReviewViewController {
    let module = ReviewViewController(stars: 0, mostStars: 5)
    module.onDone = { [end] stars in
      end.count += 1
      end.stars = stars
    }
    return module
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
    #expect(end.count == 1)
    #expect(end.stars == 5)
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
        "Rating is still open: does Review set onDone when it makes Rating?")
    }
    #expect(leaks == [])
  }

  @Test(arguments: [true, false]) func `A second link goes on with Rating`(waits: Bool) async throws {
    let module = makeReview()
    let host = ScreenHost(UINavigationController(rootViewController: module))
    for _ in 1...2 {
      module.openRating { _ in }
      if waits { await host.waitUntilIdle() }
    }
    await host.waitUntilIdle()
    #expect(host.view("rating.doneButton") != nil)
  }

  @Test func `Random use finds no problem`() async throws {
    try await MonkeyTest(use: .alsoEarly, idiom: .pad) { makeRoot() }.check()
  }
}
