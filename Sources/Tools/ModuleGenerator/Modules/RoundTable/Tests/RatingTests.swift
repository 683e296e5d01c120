import QuartetTesting
import RoundTable
import Testing

@testable import QuartetRoundTableModules

@MainActor
@Suite struct RatingTests {
  private func makeRating(onDone: @escaping (Int) -> Void = { _ in }) -> UIViewController {
    let module = RatingModuleAssembly(trunk: Trunk())
    module.joint.attach { output in
      switch output {
      case .done(let stars): onDone(stars)
      }
    }
    return module.view
  }

  @Test func `Done sends at most five stars to the parent, and nothing leaks`() async throws {
    var results: [Int] = []
    let leaks = try await LeakCheck.leaks(of: makeRating { results.append($0) }) { host in
      for _ in 1...6 { try host.tap("rating.starButton") }
      #expect(try host.element("rating.starsLabel", as: UILabel.self).text == "★★★★★")
      try host.tap("rating.doneButton")
    }
    #expect(results == [5])
    #expect(leaks == [])
  }

  @Test func `Random use finds no problem`() async throws {
    try await MonkeyTest { makeRating() }.check()
  }

  #if os(Linux) || os(macOS)
    @Test func `Rating follows the rules of the pattern`() throws {
      let violations = try RoundTableRules.violations(
        in: "Sources/Tools/ModuleGenerator/Modules/RoundTable/Rating")
      #expect(violations == [])
    }
  #endif
}
