import QuartetFeatureEntry
import QuartetSharedTesting
import Testing

@testable import QuartetParity

extension ExpectedFinding {
  /// Bugs that only a rare state or moment shows: the first difference of a complete check.
  static let tour = [
    tour(
      "Each link is understood", MisunderstandingFeature.self, "the step should be not understood",
      steps: ["open quartet://nowhere"], bound("tap review.accountButton\nopen quartet://nowhere")),
    tour(
      "A user sees the draft of another account", SharesDraft.self, "comment.text",
      steps: ["reply accepted"], atMost: 13,
      bound(
        """
        tap review.commentButton
        type login.login ada@example.com
        type login.password lovelace
        type login.login grace@example.com
        type login.password hopper
        tap login.signInButton
        reply accepted
        type comment.text Hello
        expire
        """)),
    tour(
      "A link after the third wrong reply is lost", LosesLinksAtLimit.self, "login.login",
      steps: ["reply wrong", "open quartet://sign-in?login=ada@example.com"], atMost: 9,
      bound(
        """
        open quartet://sign-in?login=ada@example.com
        type login.password lovelace
        tap login.signInButton
        reply wrong
        """)),
    tour(
      "A link that comes during a transition is lost", LosesLinksInTransitions.self, "Sign in",
      steps: ["tap login.cancelButton ...", "open quartet://comment"], atMost: 3, Tour(Search(.small), .early)
    ),
    tour(
      "The second link during one transition is lost", LosesSecondLink.self, "login.login",
      steps: [
        "tap review.accountButton ...", "open quartet://comment ...",
        "open quartet://sign-in?login=ada@example.com",
      ], atMost: 3,
      bound(
        """
        tap review.accountButton
        open quartet://comment
        open quartet://sign-in?login=ada@example.com
        """, .pairs)),
    tour(
      "A link is lost if UIKit drops changes of a stack", LosesLinksByChoice.self, "Sign in",
      steps: ["open quartet://comment"], atMost: 11, seeds: CompleteCheck.pairwiseSeeds, Tour(Search(.small))),
    tour(
      "After a step whose result is not specified, links are lost (T9)", LosesEveryLink.self,
      "the feature is not alive", steps: ["tap review.accountButton + review.commentButton"], atMost: 3,
      bound(
        """
        sign in elsewhere
        on sign-out open quartet://sign-in
        tap review.accountButton + review.commentButton
        """)),
  ]

  private static func bound(_ lines: String, _ moment: Tour.Moment = .idle) -> Tour {
    Tour(Search(Bound("own", "its own steps", lines)), moment)
  }

  private static func tour(
    _ description: String, _ feature: any Feature.Type, _ problem: String, steps: [String],
    atMost count: Int? = nil, seeds: [UInt64?] = [nil], _ tour: @escaping @autoclosure () -> Tour
  ) -> ExpectedFinding {
    ExpectedFinding(description, problem, steps: steps, atMost: count) {
      let check = CompleteCheck([feature], tour(), seeds: seeds)
      var report = await check.next()
      while report?.passes == true { report = await check.next() }
      #expect(await check.next() == nil, "what differs is left out of the rest")
      return report.map { ("\($0)", $0.scenario.lines.map { "\($0.move)" }) }
    }
  }
}

struct `A bug that only a rare state shows` {
  @Test(arguments: await ExpectedFinding.tour)
  func `A bug is found by a complete check, with the shortest steps`(finding: ExpectedFinding) async throws {
    try await finding.check()
  }

  private static func walk(seconds: Int, _ feature: @MainActor () -> any Feature.Type) async {
    Watchdog.start(seconds: seconds)
    let check = CompleteCheck([feature()], Tour(Search(.small)))
    while await check.next() != nil {}
  }

  /// The shortest steps to Comment with a text, then to its alert; a link is next.
  private nonisolated static let path = """
    tap review.commentButton
    type login.login ada@example.com
    type login.password lovelace
    tap login.signInButton
    reply accepted
    type comment.text Hello
    """

  @Test func `A bug such as a crash is named with the shortest steps`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.walk(seconds: 30) { CrashesAtAlert.self }
    }
    #expect(result.errors.contains("The process crashed in CrashesAtAlert, small\n\(Self.path)\n"))
  }

  @Test func `A bug such as a step that does not return is named with the shortest steps`() async throws {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      await Self.walk(seconds: 1) { HangsAtAlert.self }
    }
    #expect(result.errors.contains("a step did not return in HangsAtAlert, small\n\(Self.path)\n"))
  }
}
