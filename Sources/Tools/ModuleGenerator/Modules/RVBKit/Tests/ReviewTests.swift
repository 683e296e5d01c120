import QuartetPatternRules
import QuartetRandomTesting
import QuartetTesting
import RVBKit
import Testing

@testable import QuartetRVBKitModules

@MainActor
@Suite struct ReviewTests {
  private final class End {
    var count = 0
    var stars: Int?
  }

  private let end = End()

  private func makeReview() -> any ReviewControllable {
    let module = ReviewBuilder(ReviewDependency(mostStars: 5)).build(with: ReviewParameter(stars: 0))
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
        "Rating is still open: does Review's view set onDone when it makes Rating?")
    }
    #expect(leaks == [])
  }

  @Test func `A link closes another child, then opens its own`() async throws {
    var links: [(child: String, open: (any ReviewControllable) -> Void)] = []
    links.append(("rating", { $0.presentRating(animated: true, force: true, completion: nil) }))
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
      let folder = "Sources/Tools/ModuleGenerator/Modules/RVBKit/Review"
      #expect(try RVBRules.violations(in: folder) == [])
    }
  #endif
}
