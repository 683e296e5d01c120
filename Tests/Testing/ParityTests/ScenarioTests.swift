import Foundation
import QuartetShared
import Testing

@testable import QuartetParity

struct `The built-in scenarios` {
  /// `.ci/run` repeats them with UIKit's choices, built for release.
  @Test(arguments: await ImplementationUnderTest.all)
  func `The built-in scenarios pass on every implementation`(implementation: ImplementationUnderTest)
    async throws
  {
    for scenario in try Scenario.builtIn() {
      let report = await Runner(implementation.feature).check(scenario)
      if !report.passes { Issue.record("\(report)") }
    }
  }

  @Test
  func `The built-in scenarios cover every rule, in order, with names after the rule and unique titles`()
    throws
  {
    let scenarios = try Scenario.builtIn()
    var rules: [String] = []
    for scenario in scenarios {
      if rules.last != scenario.rule { rules.append(scenario.rule) }
      let number = scenario.rule.dropFirst()
      let padded = number.count == 1 ? "0\(number)" : String(number)
      #expect(scenario.name.hasPrefix("\(scenario.rule.prefix(1))\(padded)-"))
    }
    #expect(rules == Rule.allCases.map(\.name))
    let names = [Set(scenarios.map(\.name)), Set(scenarios.map(\.title))]
    #expect(names.map(\.count) == [scenarios.count, scenarios.count])
  }

  @Test func `The built-in scenarios have only steps that are specified, except the last ones of T9`() throws
  {
    for scenario in try Scenario.builtIn() {
      let isUnspecified = ExpectedTrace(scenario).steps.map { $0.outcome == .unspecified }
      let expected = isUnspecified.dropLast().map { _ in false } + [scenario.rule == "T9"]
      #expect(isUnspecified == expected, "\(scenario.name)")
    }
  }

  // Elsewhere, the toolchain's program runs the tests, far from what was built.
  #if os(Linux)
    @Test func `The built-in scenarios are found beside the program`() throws {
      let copy = try #require(Scenario.copies.first { FileManager.default.fileExists(atPath: $0.path) })
      #expect(try Scenario.all(in: copy).count == Scenario.builtIn().count)
    }
  #endif
}

struct `A scenario's file` {
  @Test func `A scenario's file has a header and steps, with the numbers of their lines`() throws {
    let text = """
      # A comment.
      rule: L10
      title: A title: with a colon
      kind: phone
      unspecified: 7
      given: Recovery open

      back ...\r

        # A comment.
      expire
      """
    let scenario = try Scenario(parsing: text, file: "L10-x.scenario")
    #expect(scenario.name == "L10-x" && scenario.lines.map(\.number) == [6, 6, 6, 6, 8, 11])
    #expect(
      scenario.description == """
        rule: L10
        title: A title: with a colon
        kind: phone
        unspecified: 7

        tap review.accountButton
        type login.login ada@example.com
        type login.password lovelace
        tap login.recoveryButton
        back ...
        expire

        """)
  }

  @Test func `A scenario's file has a scenario for each variant`() throws {
    let text = """
      rule: R4
      title: T
      given: <variant>
      variants: open = Login open | in = signed in
      """
    let scenarios = try Scenario.all(parsing: text, file: "a.scenario")
    let parts = scenarios.map { "\($0.name), \($0.title), \($0.lines.count)" }
    #expect(parts == ["a-open, T (open), 1", "a-in, T (in), 5"])
    let error = try #require(throws: ScenarioError.self) { try Scenario(parsing: text, file: "a.scenario") }
    #expect(error.line == 4 && error.reason.expected == "one scenario without variants")
    let replies = "rule: R4\ntitle: T\nvariants: wrong | accepted\nreply <variant> ..."
    let moves = try Scenario.all(parsing: replies, file: "b.scenario").map(\.lines[0].move)
    #expect(moves == [Step.reply(1, .wrong), .reply(1, .accepted)].map { Move($0, leavesRunning: true) })
  }

  @Test func `A scenario's file has several scenarios, each with a name and the numbers of its lines`() throws
  {
    let text = """
      # A comment.
      scenario: R01-a
      rule: R1
      title: A
      escape

      scenario: D01-b
      rule: D1
      title: B
      variants: x = open a | y = open b
      <variant>
      """
    let scenarios = try Scenario.all(parsing: text, file: "Some.scenario")
    #expect(scenarios.map(\.name) == ["R01-a", "D01-b-x", "D01-b-y"])
    #expect(scenarios.map { $0.lines.map(\.number) } == [[5], [11], [11]])
    let first = text.components(separatedBy: "\n\n")[0]
    #expect(try Scenario(parsing: first, file: "Some.scenario").name == "R01-a")
    let error = try #require(throws: ScenarioError.self) {
      try Scenario(parsing: text, file: "Some.scenario")
    }
    #expect(error.line == 7)
  }

  @Test func `A folder of scenarios has an error with the file and line of a repeated name`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (file, name) in [("a", "R01-one"), ("b", "\n\nscenario: R01-one"), ("ignored", "R01-one")] {
      let text = "\(name.hasPrefix("R") ? "scenario: " : "")\(name)\nrule: R1\ntitle: T\nescape\n"
      let ending = file == "ignored" ? "txt" : "scenario"
      try Data(text.utf8).write(to: folder.appending(path: "\(file).\(ending)"))
    }
    let error = try #require(throws: ScenarioError.self) { try Scenario.all(in: folder) }
    #expect("\(error)" == "b.scenario:3: expected a name that no other scenario has: R01-one exists")
  }

  private nonisolated static let variant =
    "a word, or a name and a text, such as cancel = tap login.cancelButton"
  private nonisolated static let name =
    "a name of letters, digits and hyphens, such as L06-wrong-pair"

  private nonisolated static let mistakes: [(String, Int, String, String)] = [
    ("rule: R1\ntitle: T\n\ntapp 3", 4, "tapp", ""),
    ("rule: six\n", 1, "six", "a rule, such as L6"),
    ("rule: R1\ntitle:\n", 2, "", "a title"),
    ("rule: R1\nkind: fax\n", 2, "fax", "email or phone"),
    ("rule: R1\ngiven: signed out\n", 2, "signed out", ""),
    ("rule: R1\nunspecified: -1\n", 2, "-1", "a seed, from 0 to \(UInt64.max)"),
    ("unspecified: 18446744073709551616", 1, "18446744073709551616", "a seed, from 0 to \(UInt64.max)"),
    ("rule: R1\ntitle: T\nback\nkind: phone", 4, "kind:", "a step: the header is above the steps"),
    ("title: T\nback", 2, "back", "rule: and a rule, above the steps"),
    ("rule: R1\nback\nback", 2, "back", "title: and a title, above the steps"),
    ("rule: Q9\n", 1, "Q9", "a rule, such as L6"),
    ("rule: R1\ntitle: T\n", 3, "", "a step"),
    ("", 1, "", "rule: and a rule"),
    ("rule: R1\ntitle: T\nvariants: back | \n<variant>", 3, "", variant),
    ("rule: R1\ntitle: T\nvariants: a = | b\n<variant>", 3, "a =", variant),
    ("rule: R1\ntitle: T\nvariants: back | back\n<variant>", 3, "back", "variants with different names"),
    ("rule: R1\ntitle: T\nvariants: back | swipe\nback", 3, "variants:", "<variant> in another line"),
    ("rule: R1\ntitle: T\nvariants: back | jump\n<variant>", 4, "jump", ""),
    ("scenario:\nrule: R1\ntitle: T\nback", 1, "", name),
    ("scenario: a/b\nrule: R1\ntitle: T\nback", 1, "a/b", name),
    ("rule: R1\ntitle: T\nback\nscenario: a b\nrule: R1", 4, "a b", name),
    ("scenario: a\nrule: R1\n\nscenario: b\nrule: R1\ntitle: T\nback", 3, "", "title: and a title"),
    ("scenario: a\nrule: R1\ntitle: T\nback\nscenario: a\nrule: R1\ntitle: T\nback", 5, "a", ""),
    ("rule: R1\ntitle: T\nback\nscenario: a", 4, "", "rule: and a rule"),
  ]

  @Test(arguments: mistakes)
  func `A scenario's file with a mistake has an error with file, line and word`(
    text: String, line: Int, found: String, expected: String
  ) throws {
    let error = try #require(throws: ScenarioError.self) {
      try Scenario.all(parsing: text, file: "a.scenario")
    }
    #expect(error.file == "a.scenario" && error.line == line && error.reason.found == found)
    #expect(expected.isEmpty || error.reason.expected == expected)
    #expect(error.description.hasPrefix("a.scenario:\(line): expected "))
  }

  @Test(arguments: ["2: s3cr3t", "s3cr3t", "password: s3cr3t", "kind: s3cr3t", "type login.pasword s3cr3t"])
  func `A scenario's file with a mistake has an error without what may be a password`(line: String) throws {
    let error = try #require(throws: ScenarioError.self) {
      try Scenario.all(parsing: "rule: R1\ntitle: T\n\(line)", file: "a.scenario")
    }
    #expect(!error.description.contains("s3cr3t"))
  }
}
