import QuartetTesting
import RVBKit
import Testing

@testable import QuartetRVBKitModules

@MainActor
@Suite struct ReviewTests {
  private func makeReview(onDone: @escaping (Int) -> Void = { _ in }) -> any ReviewControllable {
    let module = ReviewBuilder(ReviewDependency(mostStars: 5)).build(with: ReviewParameter(stars: 2))
    module.onDone = onDone
    return module
  }

  @Test func `Done sends the stars to the parent, and nothing leaks`() async throws {
    var results: [Int] = []
    let leaks = try await LeakCheck.leaks(of: makeReview { results.append($0) }) { host in
      try host.tap("review.doneButton")
    }
    #expect(results == [2])
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

  @Test func `Random use finds no problem`() async throws {
    try await MonkeyTest { makeReview() }.check()
  }

  @Test func `A link opens Rating`() {
    let module = makeReview()
    let host = ScreenHost(module)
    var isOpen = false
    module.presentRating(animated: false, force: true) { _ in isOpen = true }
    host.finishTransitions()
    #expect(isOpen)
    #expect(host.view("rating.doneButton") != nil)
  }

  #if os(Linux) || os(macOS)
    @Test func `Review follows the rules of the pattern`() throws {
      let violations = try RVBRules.violations(in: "Sources/Tools/ModuleGenerator/Modules/RVBKit/Review")
      #expect(violations == [])
    }
  #endif
}
