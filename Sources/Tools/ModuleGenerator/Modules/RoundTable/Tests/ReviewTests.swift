import QuartetPatternRules
import QuartetRandomTesting
import QuartetTesting
import RoundTable
import Testing

@testable import QuartetRoundTableModules

@MainActor
@Suite struct ReviewTests {
  private final class Outputs {
    var all: [ReviewModuleJointOutput] = []
  }

  private let outputs = Outputs()

  private func makeReview() -> ReviewModule {
    let module = ReviewModuleAssembly(trunk: Trunk())
    module.joint.attach { [outputs] in outputs.all.append($0) }
    return module
  }

  private func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: makeReview().view)
  }

  @Test func `Done ends Review, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: makeRoot()) { host in
      for _ in 1...6 { try host.tap("review.starButton") }
      #expect(try host.element("review.starsLabel", as: UILabel.self).text == "★★★★★")
      try host.tap("review.doneButton")
    }
    #expect(outputs.all == [.done(stars: 5)])
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
        "Rating is still open: does Review's Joint attach to Rating's, and close on its output?")
    }
    #expect(leaks == [])
  }

  @Test func `A link closes another child, then opens its own`() async throws {
    var links: [(child: String, input: ReviewModuleJointInput)] = []
    links.append(("rating", .linkToRating([])))
    for waits in [true, false] {
      for (_, first) in links {
        for (child, second) in links {
          let module = makeReview()
          let host = ScreenHost(UINavigationController(rootViewController: module.view))
          for link in [first, second] {
            module.joint.take(input: link)
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
      let folder = "Sources/Tools/ModuleGenerator/Modules/RoundTable/Review"
      #expect(try RoundTableRules.violations(in: folder) == [])
    }
  #endif
}
