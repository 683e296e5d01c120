import QuartetTesting
import Testing
import VIPERKit

@testable import QuartetVIPERKitModules

@MainActor
@Suite struct RatingTests {
  private final class DelegateSpy: RatingDelegate {
    var results: [Int] = []

    func ratingDidEnd(stars: Int) {
      results.append(stars)
    }
  }

  private let delegate = DelegateSpy()

  private func makeRating() -> UIViewController {
    RatingFactory.default(parameters: RatingParameters(stars: 0), delegate: delegate)
  }

  @Test func `Done reports at most five stars to the delegate, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: makeRating()) { host in
      for _ in 1...6 { try host.tap("rating.starButton") }
      #expect(try host.element("rating.starsLabel", as: UILabel.self).text == "★★★★★")
      try host.tap("rating.doneButton")
    }
    #expect(delegate.results == [5])
    #expect(leaks == [])
  }

  @Test func `Random use finds no problem`() async throws {
    try await MonkeyTest { makeRating() }.check()
  }

  #if os(Linux) || os(macOS)
    @Test func `Rating follows the rules of the pattern`() throws {
      let violations = try VIPERRules.violations(in: "Sources/Tools/ModuleGenerator/Modules/VIPERKit/Rating")
      #expect(violations == [])
    }
  #endif
}
