import Foundation
import Parity
import Testing

@Suite struct `Coverage of rules and states` {
  private func coverage(_ lines: String, checksLeaks: Bool = true) throws -> Coverage {
    let scenario = try Scenario(parsing: "rule: R1\ntitle: T\n\(lines)", file: "a.scenario")
    var coverage = Coverage()
    coverage.add(ExpectedTrace(scenario), checksLeaks: checksLeaks)
    return coverage
  }

  @Test func `has the rules of the feature's page, in their order`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "Docs/Feature.md"), encoding: .utf8)
    let names = text.matches(of: /(?m)^\s*- \*\*([A-Z][0-9]+)\*\*/).map { String($0.1) }
    #expect(Rule.allCases.map(\.name) == names)
    #expect(names.allSatisfy { Rule(named: $0)?.name == $0 })
    #expect(Rule(named: "X1") == nil)
    let rules: RuleSet = [.m2, .l10, .r1]
    #expect(rules.description == "R1 L10 M2")
  }

  @Test(arguments: [
    ("finish", "R1 R2 M2"),
    ("tap review.accountButton", "R1 R2 R3 L1 M2"),
    ("tap review.accountButton\nescape", "R1 R2 R3 L1 L9 T5 M1 M2"),
    ("open x\nswipe\nback", "R1 R2 D3 M2"),
    ("tap review.commentButton\ntap login.cancelButton", "R1 R2 R4 L1 L9 M1 M2"),
  ])
  func `counts the rules that steps exercise`(lines: String, rules: String) throws {
    func names(_ coverage: Coverage) -> [String] {
      Rule.allCases.filter { coverage.count(of: $0) > 0 }.map(\.name)
    }
    #expect(try names(coverage(lines)).joined(separator: " ") == rules)
    let withoutLeaks = try names(coverage(lines, checksLeaks: false))
    #expect(withoutLeaks == names(try coverage(lines)).filter { !$0.hasPrefix("M") })
  }

  @Test(arguments: [
    ("tap 4 ...\nopen quartet://comment", true), ("tap 4 ...\nwait 1s ...\nopen quartet://comment", true),
    ("tap 4\nopen quartet://comment", false), ("expire ...\nopen quartet://comment", false),
    ("tap 4 ...\nback ...\nopen quartet://comment", false),
  ])
  func `counts T1 for an environment event in the middle of a transition`(
    lines: String, isCounted: Bool
  ) throws {
    #expect(try (coverage(lines).count(of: .t1) > 0) == isCounted)
  }

  @Test func `of the scenarios has every rule, and in each scenario its own rule`() throws {
    var coverage = Coverage()
    var others: [String] = []
    for scenario in try Scenario.builtIn() {
      var one = Coverage()
      one.add(ExpectedTrace(scenario), checksLeaks: true)
      coverage.add(one)
      if let rule = Rule(named: scenario.rule), one.count(of: rule) == 0 { others.append(scenario.name) }
    }
    #expect(coverage.missingRules == [])
    #expect(coverage.missingStates == [])
    // It shows what is left out of the comparison.
    #expect(others == ["D03-capital-letters"])
  }

  @Test func `counts states, and pairs of a kind of step and a state`() throws {
    let coverage = try coverage("swipe\ntap review.accountButton\nswipe\nopen quartet://sign-in?login=a")
    #expect(coverage.runs == 1)
    #expect(coverage.steps == 4)
    #expect(coverage.count(of: .reviewSignedOut) == 3)
    #expect(coverage.count(of: .loginIncomplete) == 1)
    #expect(coverage.count(of: Coverage.Pair(kind: .openSignInWithLogin, state: .reviewSignedOut)) == 1)
    #expect(coverage.missingPairs.count == Coverage.pairs.count - 4)
    #expect(coverage.missingStates.count == State.allCases.count - 2)
    #expect("\(Coverage.Pair(kind: .swipe, state: .loginWaiting))" == "swipe in Login, waiting")
    #expect(Set(Coverage.pairs.map(\.description)).count == Coverage.pairs.count)
  }
}
