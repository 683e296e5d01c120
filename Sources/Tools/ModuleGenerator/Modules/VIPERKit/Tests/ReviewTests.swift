import QuartetPatternRules
import QuartetRandomTesting
import QuartetTesting
import Testing
import VIPERKit

@testable import QuartetVIPERKitModules

@MainActor
@Suite struct ReviewTests {
  private final class DelegateSpy: ReviewDelegate {
    var ends = 0
    var stars: Int?

    func reviewDidEnd(stars: Int) {
      ends += 1
      self.stars = stars
    }
  }

  private let delegate = DelegateSpy()

  private func makeReview() -> UIViewController {
    ReviewFactory.default(parameters: ReviewParameters(stars: 0), delegate: delegate)
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
    #expect(delegate.ends == 1)
    #expect(delegate.stars == 5)
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
        "Rating is still open: is Review's presenter its delegate, and does it close in ratingDidEnd?")
    }
    #expect(leaks == [])
  }

  @Test func `A link closes another child, then opens its own`() async throws {
    var links: [(child: String, link: ReviewLink)] = []
    links.append(("rating", .toRating(RatingParameters(stars: 3))))
    for waits in [true, false] {
      for (_, first) in links {
        for (child, second) in links {
          let module = makeReview()
          let host = ScreenHost(UINavigationController(rootViewController: module))
          for link in [first, second] {
            (module as? any ReviewLinkOpening)?.open(link)
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
      let folder = "Sources/Tools/ModuleGenerator/Modules/VIPERKit/Review"
      #expect(try VIPERRules.violations(in: folder) == [])
    }
  #endif
}
