import Foundation
import Parity
import Testing

@Suite struct `The coverage` {
  private func coverage(_ lines: String, lifetimes: Bool = true) throws -> Coverage {
    let scenario = try Scenario(parsing: "rule: R1\ntitle: T\n\(lines)", file: "a.scenario")
    var coverage = Coverage()
    coverage.add(Walkthrough(scenario), lifetimes: lifetimes)
    return coverage
  }

  private func rules(_ lines: String, lifetimes: Bool = true) throws -> [Rule] {
    let coverage = try coverage(lines, lifetimes: lifetimes)
    return Rule.allCases.filter { coverage.count(of: $0) > 0 }
  }

  @Test func `knows the rules of the feature's page, in their order`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "Docs/Feature.md"), encoding: .utf8)
    let names = text.matches(of: /(?m)^\s*- \*\*([A-Z][0-9]+)\*\*/).map { String($0.1) }
    #expect(Rule.allCases.map(\.name) == names)
    #expect(names.allSatisfy { Rule(named: $0)?.name == $0 })
    #expect(Rule(named: "X1") == nil)
  }

  @Test func `counts the rules that steps exercise`() throws {
    #expect(try rules("finish") == [.r1, .r2, .m2])
    #expect(try rules("finish", lifetimes: false) == [.r1, .r2])
    #expect(try rules("tap review.accountButton") == [.r1, .r2, .r3, .l1, .m2])
    #expect(try rules("tap review.accountButton\nescape") == [.r1, .r2, .r3, .l1, .l9, .t5, .m1, .m2])
    #expect(try rules("tap review.accountButton\nescape", lifetimes: false).contains(.m1) == false)
    #expect(try rules("open x\nswipe\nback") == [.r1, .r2, .d3, .m2])
    #expect(try rules("tap review.commentButton\ntap login.cancelButton").contains(.r4))
  }

  @Test func `counts T1 where the world comes in the middle of a transition`() throws {
    #expect(try rules("tap 4 ...\nopen quartet://comment").contains(.t1))
    #expect(try rules("tap 4 ...\nwait 1s ...\nopen quartet://comment").contains(.t1))
    #expect(try rules("tap 4\nopen quartet://comment").contains(.t1) == false)
    #expect(try rules("expire ...\nopen quartet://comment").contains(.t1) == false)
    #expect(try rules("tap 4 ...\nback ...\nopen quartet://comment").contains(.t1) == false)
  }

  @Test func `finds every rule in the scenarios, and in each the one that it is about`() throws {
    var coverage = Coverage()
    var others: [String] = []
    for scenario in try Scenario.builtIn() {
      let walkthrough = Walkthrough(scenario)
      coverage.add(walkthrough, lifetimes: true)
      var one = Coverage()
      one.add(walkthrough, lifetimes: true)
      if let rule = Rule(named: scenario.rule), one.count(of: rule) == 0 { others.append(scenario.name) }
    }
    #expect(coverage.missingRules == [])
    #expect(coverage.missingStates == [])
    // These show that a rule does not apply.
    #expect(
      others == [
        "R06-expire-signed-out", "V03-no-back", "D03-capital-letters", "A02-after-cancel", "T04-no-sheet",
      ])
  }

  @Test func `counts states, and pairs of a kind of step and a state`() throws {
    let coverage = try coverage("swipe\ntap review.accountButton\nswipe\nopen quartet://sign-in?login=a")
    #expect(coverage.runs == 1)
    #expect(coverage.steps == 4)
    #expect(coverage.count(of: .reviewSignedOut) == 3)
    #expect(coverage.count(of: .loginIncomplete) == 1)
    #expect(coverage.count(of: Coverage.Pair(kind: .swipe, state: .reviewSignedOut)) == 1)
    #expect(coverage.count(of: Coverage.Pair(kind: .openSignInWithLogin, state: .reviewSignedOut)) == 1)
    #expect(coverage.missingPairs.count == Coverage.pairs.count - 4)
    #expect(coverage.missingStates.count == State.allCases.count - 2)
    #expect("\(Coverage.Pair(kind: .swipe, state: .loginWaiting))" == "swipe in Login, waiting")
  }

  @Test func `names every state and every kind of step differently`() {
    #expect(Set(State.allCases.map(\.description)).count == State.allCases.count)
    #expect(Set(StepKind.allCases.map(\.description)).count == StepKind.allCases.count)
    #expect(Coverage.pairs.count == State.allCases.count * StepKind.allCases.count)
  }

  @Test func `has its rules in the order of the page`() {
    let rules: RuleSet = [.m2, .l10, .r1]
    #expect(rules.description == "R1 L10 M2")
    #expect(rules.contains(.l10) && !rules.contains(.l9))
    #expect(RuleSet().isEmpty)
  }
}
