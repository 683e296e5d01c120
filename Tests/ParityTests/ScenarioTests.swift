import Parity
import Shared
import Testing

@Suite("A scenario's file")
struct ScenarioTests {
  @Test func `is a header and steps, with the numbers of their lines`() throws {
    let text = """
      # What this is about.
      rule: L10
      title: A title: with a colon
      kind: phone

      tap 3 ...

        # A remark.
      expire
      """
    let scenario = try Scenario(parsing: text, file: "L10-x.scenario")
    #expect(scenario.name == "L10-x")
    #expect(scenario.rule == "L10")
    #expect(scenario.title == "A title: with a colon")
    #expect(scenario.kind == .phone)
    #expect(
      scenario.lines == [
        Scenario.Line(number: 6, move: Move(.tap(.number(3)), leavesRunning: true)),
        Scenario.Line(number: 9, move: Move(.expire)),
      ])
  }

  @Test func `may end its lines as other systems do`() throws {
    let scenario = try Scenario(parsing: "rule: R1\r\ntitle: T\r\n\r\nback\r\n", file: "a.scenario")
    #expect(scenario.lines == [Scenario.Line(number: 4, move: Move(.back))])
  }

  @Test func `is printed as it is written`() {
    let scenario = Scenario(name: "a", rule: "R1", title: "T", moves: [Move(.back, leavesRunning: true)])
    #expect(scenario.description == "rule: R1\ntitle: T\n\nback ...\n")
  }

  @Test(arguments: [
    ("rule: R1\ntitle: T\n\ntapp 3", 4, "tapp 3", "tapp"),
    ("rule: six\n", 1, "rule: six", "six"),
    ("rule: R1\ntitle:\n", 2, "title:", ""),
    ("rule: R1\nkind: fax\n", 2, "kind: fax", "fax"),
    ("rule: R1\ntitle: T\nback\nkind: phone", 4, "kind: phone", "kind:"),
    ("title: T\nback", 2, "", ""),
    ("rule: R1\nback", 2, "", ""),
    ("rule: R1\ntitle: T", 2, "", ""),
    ("", 1, "", ""),
  ])
  func `that is wrong is told with the file, the line and the word`(
    text: String, line: Int, lineText: String, found: String
  ) throws {
    let error = try #require(throws: ScenarioError.self) {
      try Scenario(parsing: text, file: "a.scenario")
    }
    #expect(error.file == "a.scenario")
    #expect(error.line == line)
    #expect(error.text == lineText)
    #expect(error.reason.found == found)
    #expect(error.description == "a.scenario:\(line): \(error.reason)\n    \(lineText)")
  }
}
