import QuartetTesting
import RoundTable
import Testing

@testable import QuartetRoundTableModules

@MainActor
@Suite struct ReviewTests {
  private func makeReview(onDone: @escaping (Int) -> Void = { _ in }) -> UIViewController {
    let module = ReviewModuleAssembly(trunk: Trunk())
    module.joint.take(input: .stars(2))
    module.joint.attach { output in
      switch output {
      case .done(let stars): onDone(stars)
      }
    }
    return module.view
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

  @Test func `A link opens Rating`() async throws {
    let module = ReviewModuleAssembly(trunk: Trunk())
    module.joint.take(input: .linkToRating([.stars(3)]))
    let host = ScreenHost(module.view)
    await host.waitUntilIdle()
    #expect(try host.element("rating.starsLabel", as: UILabel.self).text == "★★★")
  }

  @Test func `Random use finds no problem`() async throws {
    try await MonkeyTest { makeReview() }.check()
  }

  #if os(Linux) || os(macOS)
    @Test func `Review follows the rules of the pattern`() throws {
      let violations = try RoundTableRules.violations(
        in: "Sources/Tools/ModuleGenerator/Modules/RoundTable/Review")
      #expect(violations == [])
    }
  #endif
}
