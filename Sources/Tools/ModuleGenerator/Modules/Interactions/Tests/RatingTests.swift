import Interactions
import QuartetTesting
import Testing

@testable import QuartetInteractionsModules

@MainActor
@Suite struct RatingTests {
  private final class ListenerSpy: RatingListening {
    var results: [Int] = []

    func didEndRating(stars: Int) {
      results.append(stars)
    }
  }

  private let listener = ListenerSpy()

  private func makeRating() -> any RatingControlling {
    let controller = RatingAssembler(mostStars: 5).assemble()
    controller.use(listener)
    controller.didOpen(stars: 0)
    return controller
  }

  @Test func `Done notifies the listener of at most five stars, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: makeRating()) { host in
      for _ in 1...6 { try host.tap("rating.starButton") }
      #expect(try host.element("rating.starsLabel", as: UILabel.self).text == "★★★★★")
      try host.tap("rating.doneButton")
    }
    #expect(listener.results == [5])
    #expect(leaks == [])
  }

  @Test func `Random use finds no problem`() async throws {
    try await MonkeyTest { makeRating() }.check()
  }

  #if os(Linux) || os(macOS)
    @Test func `Rating follows the rules of the pattern`() throws {
      let folder = "Sources/Tools/ModuleGenerator/Modules/Interactions/Rating"
      let violations = try InteractionsRules.violations(in: folder)
      #expect(violations == [])
      let missing = try InteractionsRules.missingUses(on: ScreenHost(makeRating()), in: folder)
      #expect(missing == [])
    }
  #endif
}
