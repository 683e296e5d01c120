import Foundation
import QuartetParity
import Testing

@Suite struct `The rules that a step exercises` {
  private func rules(_ lines: String) throws -> RuleSet {
    try Scenario(parsing: "rule: R1\ntitle: T\n\(lines)", file: "a.scenario").exercisedRules
  }

  @Test func `The rules that a step exercises are those of the feature's page, in their order`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "Docs/Feature.md"), encoding: .utf8)
    let names = text.matches(of: /(?m)^\s*- \*\*([A-Z][0-9]+)\*\*/).map { String($0.1) }
    #expect(Rule.allCases.map(\.name) == names)
    #expect(names.allSatisfy { Rule(named: $0)?.name == $0 })
    #expect(Rule(named: "X1") == nil)
    let rules: RuleSet = [.m2, .l10, .r1]
    #expect(rules.description == "R1 L10 M2")
  }

  @Test(arguments: [
    ("finish", ""),
    ("tap review.accountButton", "R3 L1"),
    ("tap review.accountButton\nescape", "R3 L1 L9 T5 M1"),
    ("open x\nswipe\nback", "D3"),
    ("tap review.commentButton\ntap login.cancelButton", "R4 L1 L9 M1"),
    ("tap 4\ntype 1 ada\ntype 2 x\ntap 3\nreply wrong\ntype 1 ada", "R3 L1 L2 L3 L4 L6 A1 A4"),
  ])
  func `A step's rules are about the step and what it changes`(lines: String, expected: String) throws {
    #expect(try rules(lines).description == expected)
  }

  @Test func `A step's rules are T6 alone for a user action under another module's alert`() throws {
    let scenario = try Scenario(
      parsing: "rule: T6\ntitle: A\n\npresent alert\ntap review.accountButton", file: "a")
    #expect(scenario.rules.last?.description == "T6")
  }

  @Test(arguments: [
    ("tap 4 ...\nopen quartet://comment", true), ("tap 4 ...\nwait 1s ...\nopen quartet://comment", true),
    ("tap 4\nopen quartet://comment", false), ("expire ...\nopen quartet://comment", false),
    ("tap 4 ...\nback ...\nopen quartet://comment", false),
  ])
  func `The rules that a step exercises include T1 for an environment event in the middle of a transition`(
    lines: String, isIncluded: Bool
  ) throws {
    #expect(try rules(lines).contains(.t1) == isIncluded)
  }

  @Test func `A step's rules include L13 for a late reply to a Login whose user has signed in elsewhere`()
    throws
  {
    let waiting = "rule: L13\ntitle: A\n\ntap 4\ntype 1 ada\ntype 2 x\ntap 3\n"
    let late = try Scenario(parsing: waiting + "sign in elsewhere\nreply wrong", file: "a")
    let first = try Scenario(parsing: waiting + "reply wrong", file: "a")
    #expect(late.rules.last?.contains(.l13) == true)
    #expect(first.rules.last?.contains(.l13) == false)
  }

  @Test func `The rules that a step exercises of each scenario include the scenario's own rule`() throws {
    let others = try Scenario.builtIn().filter { scenario in
      guard let rule = Rule(named: scenario.rule), rule.rawValue < Rule.m2.rawValue else { return false }
      return !scenario.exercisedRules.contains(rule)
    }
    // It shows what is left out of the comparison.
    #expect(others.map(\.name) == ["D03-capital-letters"])
  }
}

extension Scenario {
  nonisolated fileprivate var exercisedRules: RuleSet { rules.reduce(into: []) { $0.formUnion($1) } }
}
