import QuartetFeatureEntry
import QuartetImplementations
import Testing

@testable import QuartetParity

@Suite struct `A bug that only a rare state shows` {
  /// The steps of the first difference.
  private func steps(_ feature: any Feature.Type, _ tour: Tour) async throws -> [String] {
    let check = CompleteCheck([feature], tour)
    var report = await check.next()
    while report?.passes == true { report = await check.next() }
    return try #require(report).scenario.lines.map { "\($0.move)" }
  }

  @Test func `such as the draft of another account, is found with the shortest steps`() async throws {
    let bound = Bound(
      "drafts", "two accounts",
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
      """)
    let steps = try await steps(SharedDraftFeature.self, Tour(Search(bound)))
    #expect(steps.count <= 13)
    #expect(steps.contains("type comment.text Hello"))
    #expect(steps.last == "reply accepted" || steps.last == "tap review.commentButton", "\(steps)")
  }

  @Test func `such as a link after the third wrong reply, is found with the shortest steps`()
    async throws
  {
    let bound = Bound(
      "wrong replies", "three wrong replies",
      """
      open quartet://sign-in?login=ada@example.com
      type login.password lovelace
      tap login.signInButton
      reply wrong
      """)
    let steps = try await steps(LosesLinksAtLimit.self, Tour(Search(bound)))
    #expect(steps.count == 9, "\(steps)")
    #expect(steps.count { $0 == "reply wrong" } == 3)
    #expect(steps.last?.hasPrefix("open quartet://") == true)
  }

  @Test func `such as a late reply in the next Login, is found with the shortest steps`() async throws {
    let bound = Bound(
      "late replies", "replies to an attempt that was cancelled",
      """
      reply unreachable
      tap review.accountButton
      type login.login ada@example.com
      type login.password lovelace
      tap login.signInButton
      tap login.cancelButton
      """)
    let steps = try await steps(LateReplyFeature.self, Tour(Search(bound)))
    #expect(steps.count == 7, "\(steps)")
    #expect(steps.suffix(2) == ["tap review.accountButton", "reply unreachable"])
  }

  @Test func `such as a link that comes while an alert closes, is found with the shortest steps`()
    async throws
  {
    let steps = try await steps(LosesLinks.self, Tour(Search(.small), .early))
    #expect(steps.count <= 14, "\(steps)")
    #expect(steps.last?.hasPrefix("open quartet://") == true)
    #expect(steps.dropLast().last?.hasSuffix(" ...") == true)
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

  private static func walk(seconds: Int, _ feature: @MainActor () -> any Feature.Type) async {
    Watchdog.start(seconds: seconds)
    let check = CompleteCheck([feature()], Tour(Search(.small)))
    while await check.next() != nil {}
  }

  @Test func `such as a crash, is named with the shortest steps`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.walk(seconds: 30) { Crashes.self }
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("The process crashed in Crashes, small\n\(Self.path)\n"), "\(errors)")
  }

  @Test func `such as a step that does not return, is named with the shortest steps`() async throws {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      await Self.walk(seconds: 1) { Hangs.self }
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("a step did not return in Hangs, small\n\(Self.path)\n"), "\(errors)")
  }
}

@Suite struct `After a step whose result is not specified` {
  @Test func `the complete check finds out whether the feature is alive (T9)`() async throws {
    let bound = Bound(
      "two taps", "an observer that acts between two taps",
      """
      sign in elsewhere
      on sign-out open quartet://sign-in
      tap review.accountButton + review.commentButton
      """)
    let tour = Tour(Search(bound))
    let count = tour.search.states.reduce(0) { $0 + $1.unspecifiedSteps.count }
    #expect(count > 0)
    for piece in tour.pieces.suffix(count) {
      var specification = Specification()
      let outcomes = piece.moves.map { specification.perform($0.step) }
      #expect(!outcomes.dropLast().contains(.unspecified))
      #expect(outcomes.last == .unspecified)
    }
    let check = CompleteCheck(Implementations.all, tour)
    while let report = await check.next() {
      if !report.passes { Issue.record("\(report)") }
    }
    let broken = CompleteCheck([LosesEveryLink.self], tour)
    var report = await broken.next()
    while report?.passes == true { report = await broken.next() }
    guard case .deadEnd = report?.difference?.reason else {
      Issue.record("\(report.map { "\($0)" } ?? "no difference")")
      return
    }
  }
}
