import Parity
import Screens
import Shared
import Testing

@Suite("The runner")
struct RunnerTests {
  private let moves: [Move] = [
    Move(.tap(.element(.reviewAccountButton))),
    Move(.type(.element(.loginLogin), "ada"), leavesRunning: true),
    Move(.open("no link"), leavesRunning: true),
    Move(.type(.element(.loginPassword), "secret")),
    Move(.tap(.element(.loginCancelButton)), leavesRunning: true),
    Move(.open("quartet://nothing")),
    Move(.tap(.element(.reviewAccountButton))),
  ]

  private var scenario: Scenario {
    Scenario(name: "in-and-out", rule: "R3", title: "Login comes and goes", moves: moves)
  }

  private func difference(of feature: any Feature.Type) async throws -> Report.Difference {
    let report = await Runner(feature).check(scenario)
    #expect(!report.passes)
    #expect(report.description.hasPrefix("differs: R3 Login comes and goes [in-and-out, Rule-breaker]\n"))
    return try #require(report.difference)
  }

  @Test func `passes who breaks no rule`() async throws {
    let report = await Runner(RuleBreaker.self).check(scenario)
    #expect(report.passes, "\(report)")
    #expect(report.description == "passes: R3 Login comes and goes [in-and-out, Rule-breaker]")
    #expect(report.steps.map(\.line.number) == Array(1...7))
    // After the 3rd a hand came, before which everything rests; after the 2nd and the 5th the world did.
    #expect(report.steps.map { $0.shown == nil } == [false, true, false, false, true, false, false])
    let last = try #require(report.steps.last)
    var specification = Specification()
    for move in moves { _ = specification.perform(move.step) }
    #expect(last.outcome == .done)
    #expect(last.shown == specification.snapshot)
  }

  @Test func `tells a wrong text, at the start too, side by side`() async throws {
    let difference = try await difference(of: WrongTextFeature.self)
    #expect(difference.line == nil)
    #expect(
      difference.reason.description == """
        EXPECTED                                           SHOWN
        Review                                             Review
          1 review.comment "No comment yet"                  1 review.comment "No comment yet"
          2 review.account "Signed out"                  ≠   2 review.account "Nobody"
          3 review.commentButton                             3 review.commentButton
          4 review.accountButton "Sign in"                   4 review.accountButton "Sign in"
        """)
  }

  @Test func `tells a step that is refused and should be done`() async throws {
    let difference = try await difference(of: UntouchableFeature.self)
    #expect(difference.line?.number == 1)
    #expect(difference.reason == .outcome(expected: .done, shown: .refused))
    #expect(difference.reason.description == "the step should be done and is refused")
  }

  @Test func `tells a link that is understood and should not be`() async throws {
    let difference = try await difference(of: MisunderstandingFeature.self)
    #expect(difference.line?.number == 6)
    #expect(difference.reason == .outcome(expected: .notUnderstood, shown: .understood))
  }

  @Test func `tells UIKit's warnings`() async throws {
    let difference = try await difference(of: WarnedFeature.self)
    #expect(difference.line?.number == 1)
    guard case .warnings(let texts) = difference.reason else {
      return #expect(difference.reason == .warnings([]))
    }
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { $0.hasPrefix("Attempt to present") })
  }

  @Test func `tells by its type's name what outlives its screen (M1)`() async throws {
    let difference = try await difference(of: LeakyFeature.self)
    #expect(difference.line?.number == 6)
    #expect(difference.reason == .leaks(["BreakerForm is still alive after its screen has gone"]))
  }

  @Test func `tells what does not work because something was freed too early`() async throws {
    let difference = try await difference(of: EarlyFreeFeature.self)
    #expect(difference.line?.number == 4)
    #expect(difference.reason.description.contains("≠   6 login.signInButton disabled"))
  }

  @Test func `waits for what is put off`() async {
    for feature in [HoppingFeature.self, PuttingOffFeature.self] as [any Feature.Type] {
      for checksLifetimes in [true, false] {
        let report = await Runner(feature, checksLifetimes: checksLifetimes).check(scenario)
        if !report.passes { Issue.record("\(feature) \(report)") }
      }
    }
  }

  @Test func `tells what outlives the window's root (M2)`() async throws {
    let difference = try await difference(of: RootKeepingFeature.self)
    #expect(difference.line?.number == 7)
    guard case .leaks(let texts) = difference.reason else {
      return #expect(difference.reason == .leaks([]))
    }
    #expect(texts.contains("UINavigationController is still alive after its screen has gone"))
    #expect(texts.contains("BreakerReviewController is still alive after its screen has gone"))
  }

  @Test func `asks nobody for lifetimes where it should not`() async {
    #expect(await Runner(LeakyFeature.self, checksLifetimes: false).check(scenario).passes)
  }

  @Test func `tells what never comes to rest`() async throws {
    let difference = try await difference(of: RestlessFeature.self)
    #expect(difference.line == nil)
    #expect(difference.reason == .restless)
  }

  @Test func `tells a password field that shows what is typed, and never shows it itself (A4)`() async throws
  {
    let report = await Runner(ShownPasswordFeature.self).check(scenario)
    let difference = try #require(report.difference)
    #expect(difference.line?.number == 1)
    #expect(difference.reason.description.contains("login.password (is a textField)"))

    let driver = Driver(ShownPasswordFeature.self)
    await driver.rest()
    for move in moves.prefix(4) {
      _ = await driver.perform(move.step)
      await driver.rest()
    }
    var output = "\(driver.snapshot)"
    dump(driver.snapshot, to: &output)
    #expect(!output.contains("secret"))
    _ = await driver.close()
  }

  @Test func `shows the steps up to the difference`() async {
    let report = await Runner(MisunderstandingFeature.self).check(scenario)
    #expect(
      report.description == """
        differs: R3 Login comes and goes [in-and-out, Rule-breaker]
            1  tap review.accountButton
            2  type login.login ada ...
            3  open no link ...
            4  type login.password secret
            5  tap login.cancelButton ...
        >   6  open quartet://nothing
        the step should be not understood and is understood
        """)
  }
}
