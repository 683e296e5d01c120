import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import QuartetShared
import Testing

struct `The runner` {
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
    Scenario(name: "in-and-out", rule: "R3", title: "Login opens and closes", moves: moves)
  }

  @Test func `The runner passes a correct implementation`() async throws {
    let report = await Runner(CorrectFeature.self).check(scenario)
    #expect(report.passes && report.description == "Broken passes in-and-out: Login opens and closes")
    // A user action follows step 3 and waits until the UI is idle; environment events follow steps 2 and 5.
    let running = report.steps.filter { $0.shown == nil }.map(\.line.number)
    #expect(report.steps.map(\.line.number) == Array(1...7) && running == [2, 5])
    let last = try #require(report.steps.last)
    var specification = Specification()
    for move in moves { _ = specification.perform(move.step) }
    #expect(last.outcome == .done && last.shown == specification.snapshot)
  }

  @Test func `The runner waits for asynchronous work`() async {
    for feature in [HoppingFeature.self, DeferringFeature.self] as [any Feature.Type] {
      for checksLeaks in [true, false] {
        let report = await Runner(feature, checksLeaks: checksLeaks).check(scenario)
        if !report.passes { Issue.record("\(feature) \(report)") }
      }
    }
  }

  @Test func `The runner does not report leaks if it should not check them`() async {
    #expect(await Runner(LeakyFeature.self, checksLeaks: false).check(scenario).passes)
  }

  @Test func `The runner reads no password from a field that is not secure (A4)`() async throws {
    let driver = Driver(ChangedLoginFeature.self)
    await driver.waitUntilIdle()
    for move in moves.prefix(4) {
      _ = await driver.perform(move.step)
      await driver.waitUntilIdle()
    }
    var output = "\(driver.snapshot)"
    dump(driver.snapshot, to: &output)
    #expect(!output.contains("secret"))
    _ = await driver.close()
  }

  @Test func `The runner reports the steps up to the difference`() async {
    let report = await Runner(MisunderstandingFeature.self).check(scenario)
    #expect(
      report.description == """
        Broken breaks D3 in in-and-out: Login opens and closes
            1  tap review.accountButton
            2  type login.login ada ...
            3  open no link ...
            4  type login.password ••••••
            5  tap login.cancelButton ...
        >   6  open quartet://nothing
        the step should be not understood and is understood
        """)
  }
}

struct `A step that must be refused` {
  @Test(arguments: [
    ("refused tap login.signInButton", nil), ("try tap login.signInButton", nil),
    ("tap login.cancelButton", nil),
    ("try tap login.cancelButton", nil),
    ("tap login.signInButton", "the step is refused: write “refused” before it, or change it"),
    (
      "refused tap login.cancelButton", "the step is not refused: leave out “refused” before it, or change it"
    ),
  ])
  func `A step that must be refused is declared by its scenario`(line: String, problem: String?) async throws
  {
    let text = "rule: L3\ntitle: Nothing is typed\ngiven: Login open\n\n\(line)\n"
    let scenario = try Scenario(parsing: text, file: "L03-nothing.scenario")
    let report = await Runner(Implementations.all[0]).check(scenario)
    #expect(report.passes == (problem == nil))
    if let problem { #expect(report.description.contains("by the specification, \(problem)")) }
    let copy = try Scenario(parsing: scenario.description, file: "copy.scenario")
    #expect(copy.lines.map(\.move) == scenario.lines.map(\.move))
  }

  @Test func `A step that must be refused is marked where a program's scenario is printed`() {
    let moves = [Move(.tap(.element(.reviewAccountButton))), Move(.tap(.element(.loginSignInButton)))]
    let scenario = Scenario(name: "made", rule: "L3", title: "Made", moves: moves)
    #expect(scenario.description.hasSuffix("\ntap review.accountButton\nrefused tap login.signInButton\n"))
  }
}

struct `Side by side` {
  @Test func `Equal lines stand next to each other`() {
    let printed = SideBySide(expected: ["a", "b", "c", "d"], shown: ["a", "c", "x", "e"]).description
    let rows = printed.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows == ["EXPECTED SHOWN", "a a", "b ≠", "c c", "d ≠ x", "≠ e"])
  }

  @Test func `A hidden element that only one snapshot contains marks one line`() throws {
    var specification = Specification()
    _ = specification.perform(.tap(.element(.reviewAccountButton)))
    let expected = specification.snapshot
    var shown = expected
    guard case .screen(var login) = shown.layers[1] else { return }
    login.elements.remove(at: try #require(login.elements.firstIndex { $0.isHidden }))
    shown.layers[1] = .screen(login)
    let printed = SideBySide(expected: expected, shown: shown).description
    #expect(printed.split(separator: "\n").count { $0.contains("≠") } == 1, "\(printed)")
  }

  @Test func `A column has at least 20 characters`() {
    let rows = SideBySide(expected: [String(repeating: "x", count: 21)], shown: []).text(width: 10)
      .split(separator: "\n")
    #expect(rows.dropFirst() == ["\(String(repeating: "x", count: 20)) ≠", "      x"])
  }
}
