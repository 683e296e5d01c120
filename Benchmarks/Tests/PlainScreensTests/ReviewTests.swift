import PortableUIKit
import QuartetRandomTesting
import QuartetTesting
import Testing

@testable import PlainScreens

@MainActor
@Suite struct ReviewTests {
  private func makeReview(onDone: @escaping (Int) -> Void = { _ in }) -> ReviewViewController {
    let module = ReviewViewController(stars: 0, mostStars: 5)
    module.onDone = onDone
    return module
  }

  @Test func `Rating and Review end once, and nothing leaks`() async throws {
    var ends: [Int] = []
    func makeRoot() -> UIViewController {
      UINavigationController(rootViewController: makeReview { ends.append($0) })
    }
    let leaks = try await LeakCheck.leaks(of: makeRoot()) { host in
      for _ in 1...6 { try host.tap("review.starButton") }
      try host.perform(.tapTogether("review.ratingButton", "review.ratingButton"))
      try host.perform(.tapTogether("rating.doneButton", "rating.doneButton"))
      await host.waitUntilIdle()
      #expect(try host.element("review.starsLabel", as: UILabel.self).text == "★★★★★")
      #expect(host.view("rating.doneButton") == nil)
      try host.tap("review.doneButton")
    }
    #expect(ends == [5])
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
    try await MonkeyTest(use: .alsoEarly, idiom: .pad) {
      UINavigationController(rootViewController: makeReview())
    }.check()
  }
}
