import QuartetFeatureEntry
import QuartetParity
import QuartetShared
import QuartetSharedTesting
import Testing

extension ExpectedFinding {
  /// Actions that the driver cannot perform, and events that reach it.
  static let driver = [
    run(
      "A button cannot be tapped", UntappableFeature.self, "the step should be done and is refused",
      breaks: "R3", steps: "tap review.accountButton"),
    run(
      "Each link is understood", MisunderstandingFeature.self,
      ">  13  open quartet://nothing?x\nthe step should be not understood and is understood", breaks: "D3",
      steps: "open x"),
    run(
      "Two screens are presented", WarnedFeature.self, "UIKit warns:\n  Attempt to present", breaks: "R3",
      steps: "tap review.accountButton"),
    run(
      "It presents and dismisses for ever", EndlessFeature.self,
      "the UI never settles: it keeps starting transitions or tasks", breaks: "T1", steps: "finish"),
  ]

  /// Screens that differ from the specification.
  static let comparison = [
    run(
      "A text is wrong", WrongTextFeature.self,
      """
      >       the start
      EXPECTED                                           SHOWN
      Review                                             Review
        1 review.comment "No comment yet"                  1 review.comment "No comment yet"
        2 review.account "Signed out"                  ≠   2 review.account "No account"
        3 review.commentButton                             3 review.commentButton
        4 review.accountButton "Sign in"                   4 review.accountButton "Sign in"
      """, breaks: "R2", steps: "finish"),
    run(
      "The elements of Login look different (A4)", ChangedLoginFeature.self,
      """
      Sign in                                            Sign in
        1 login.login "" placeholder "Phone" keyboard  ≠   1 login.login "" placeholder "Name" keyboard o
            phone content phone                        ≠       ther content password Return other correct
                                                               ed
        2 login.password ""                            ≠   2 login.password (is a textField) ""
        3 login.signInButton disabled                      3 login.signInButton disabled
        4 login.recoveryButton                         ≠
        5 login.cancelButton                               4 login.cancelButton
      """, breaks: "L1", steps: "tap review.accountButton"),
    run(
      "A screen changes under another one", ChangesBelowFeature.self, #"review.account "Signing in""#,
      breaks: "R3", steps: "tap review.accountButton"),
    run(
      "A screen appears without an animation", SkipsAnimationFeature.self, "≠ Not animated", breaks: "T1",
      steps: "tap review.accountButton"),
    run(
      "The Return key does not go to the next field", CorrectFeature.self, "Focus: login.password",
      breaks: "L12",
      kind: .email, after: "tap review.accountButton\nreturn login.login",
      steps: "tap review.accountButton\nreturn login.login"),
    run(
      "The window in the background differs", ChangesFirstWindow.self, "≠ First", breaks: "L13",
      after: "other window\nsign in elsewhere", steps: "other window\nsign in elsewhere"),
    run(
      "A comment is posted twice", PostsTwice.self, "≠ Comments posted: 2", breaks: "R5", after: comment,
      steps: comment),
  ]

  /// Objects that stay alive.
  static let leaks = [
    run(
      "Login's state leaks", LeakyFeature.self,
      "not freed:\n  BrokenForm is still alive after its screen was dismissed: ", breaks: "M1",
      steps: "tap review.accountButton\ntap login.cancelButton"),
    run(
      "The root leaks", RootKeepingFeature.self,
      "  UINavigationController is still alive after its screen was dismissed", breaks: "M2", steps: "expire"),
    run(
      "UIKit warns when the window closes", WarnsAtEndFeature.self, "UIKit warns:\n  Attempt to present",
      breaks: "M2", steps: "expire"),
    run(
      "Login leaks in the window in the background", KeepsLogin.self,
      ">   3  sign in elsewhere\nnot freed:\n  ", breaks: "M1",
      after: "tap review.accountButton\nother window\nsign in elsewhere",
      steps: "tap review.accountButton\nsign in elsewhere"),
  ]

  private nonisolated static let comment = """
    tap review.commentButton
    type login.login x
    type login.password x
    tap login.signInButton
    reply accepted
    type comment.text x
    tap comment.sendButton
    """

  private nonisolated static let many = """
    expire
    tap review.accountButton ...
    finish
    swipe halfway
    type login.login " ada@example.com 👩‍👩‍👧"
    wait 31s
    type login.password lovelace ...
    open no link
    back
    tap login.cancelButton ...
    expire
    back
    open quartet://nothing?x
    tap review.accountButton
    """

  /// Where many steps first differ, and the fewest and simplest steps that show the same.
  private static func run(
    _ description: String, _ feature: any Feature.Type, _ problem: String, breaks rule: String,
    kind: LoginKind = .phone, after lines: String = many, steps: String
  ) -> ExpectedFinding {
    ExpectedFinding(description, problem, steps: steps.split(separator: "\n").map(String.init)) {
      let moves = try lines.split(separator: "\n").map { try Move(parsing: String($0)) }
      var scenario = Scenario(name: "long", rule: "T1", title: "Many steps", kind: kind, moves: moves)
      scenario.unspecifiedSeed = 3
      let runner = Runner(feature)
      let report = await runner.check(scenario)
      if report.passes { return nil }
      let smallest = await runner.shortest(of: report)
      #expect(
        smallest.rules.contains { $0.name == rule }
          && smallest.rules.contains { $0.name == smallest.scenario.rule })
      #expect(smallest.scenario.kind == .email && smallest.scenario.unspecifiedSeed == nil, "neither matters")
      let replay = await runner.check(
        try Scenario(parsing: smallest.scenario.description, file: "a.scenario"))
      #expect(replay.difference?.reason == smallest.difference?.reason, "the printed scenario reproduces it")
      return ("\(report)", smallest.scenario.lines.map { "\($0.move)" })
    }
  }
}

struct `The runner's reports` {
  @Test(arguments: await ExpectedFinding.driver + ExpectedFinding.comparison + ExpectedFinding.leaks)
  func `The runner reports what is refused, looks different or leaks, and shrinks it to the shortest steps`(
    finding: ExpectedFinding
  ) async throws {
    try await finding.check()
  }
}
