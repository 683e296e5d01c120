import QuartetPatternRules
import Testing

@testable import QuartetParity

struct `The rules that a step exercises` {
  @Test func `The rules that a step exercises are those of the feature's page, in their order`() throws {
    let text = try PackageFolder.text(of: "Docs/Feature.md")
    let names = text.matches(of: /(?m)^\s*- \*\*([A-Z][0-9]+)\*\*/).map { String($0.1) }
    #expect(Rule.allCases.map(\.name) == names)
    #expect(names.allSatisfy { Rule(named: $0)?.name == $0 })
    #expect(Rule(named: "X1") == nil)
    let rules: RuleSet = [.m2, .l10, .r1]
    #expect(rules.description == "R1 L10 M2")
  }

  @Test(arguments: [
    ("finish", ""),
    ("tap review.accountButton\nescape", "R3 L1 | L9 T5 M1"),
    ("open x\nswipe\nback", "D3 |  | "),
    ("tap review.commentButton\ntap login.cancelButton", "R4 L1 | R4 L9 M1"),
    (
      "tap 4\ntype 1 ada\ntype 2 x\ntap 3\nreply wrong\ntype 1 ada",
      "R3 L1 | L3 | L3 A4 | L3 L4 | L6 A1 | L2 L3"
    ),
    ("tap 4\ntype 1 \" \"", "R3 L1 | L3"),
    ("sign in elsewhere\ntap 3\ntype 1 \" \"", "R2 L13 A3 | R4 C1 | C2 C3"),
    ("on sign-in open quartet://comment\nsign in elsewhere", " | R2 L13 C1 D1 A3 T8"),
    // The user action is under another module's alert.
    ("present alert\ntap review.accountButton", "T6 | T6"),
    // The reply is late: the user has signed in elsewhere.
    (
      "tap 4\ntype 1 ada\ntype 2 x\ntap 3\nsign in elsewhere\nreply wrong",
      "R3 L1 | L3 | L3 A4 | L3 L4 | R2 L13 A3 | L13 A1 M1"
    ),
    // Some environment events come in the middle of a transition.
    ("tap 4 ...\nopen quartet://comment", "R3 L1 | R4 D1 T1"),
    ("tap 4 ...\nwait 1s ...\nopen quartet://comment", "R3 L1 |  | R4 D1 T1"),
    ("tap 4\nopen quartet://comment", "R3 L1 | R4 D1"),
    ("expire ...\nopen quartet://comment", " | R4 L1 D1"),
    ("tap 4 ...\nback ...\nopen quartet://comment", "R3 L1 |  | R4 D1"),
  ])
  func `The rules that a step exercises are about the step and what it changes`(
    lines: String, expected: String
  ) throws {
    let scenario = try Scenario(parsing: "rule: R1\ntitle: T\n\(lines)", file: "a.scenario")
    #expect(scenario.rules.map(\.description).joined(separator: " | ") == expected)
  }

  @Test func `The rules that a step exercises of each scenario include the scenario's own rule`() throws {
    let others = try Scenario.builtIn().filter { scenario in
      guard let rule = Rule(named: scenario.rule), rule.rawValue < Rule.m2.rawValue else { return false }
      return !scenario.rules.contains { $0.contains(rule) }
    }
    // It shows what is left out of the comparison.
    #expect(others.map(\.name) == ["D03-capital-letters"])
  }
}

struct `The rules that a report names` {
  /// After the lines, an implementation shows what the specification expects after the other lines.
  nonisolated static let screens = [
    (lines: "tap 4\ntap login.cancelButton", shown: "tap 4", rules: "L9"),
    ("tap 4\nescape", "tap 4", "L9 T5"),
    ("tap 3\nsign in elsewhere", "sign in elsewhere", "R4"),
    ("tap 3\nescape\ntap 4\nsign in elsewhere", "sign in elsewhere\ntap 3", "R4"),
    ("tap 4\nopen quartet://comment\nsign in elsewhere", "sign in elsewhere", "R4 D1"),
    ("sign in elsewhere\ntap 3\nexpire", "sign in elsewhere\ntap 3", "R6"),
    ("sign in elsewhere\nexpire\ntap 4", "open quartet://sign-in?login=", "L1 L5"),
    ("sign in elsewhere\ntap 4\ntap 4", "open quartet://sign-in?login=", "R3 L1"),
    (
      "sign in elsewhere\ntap 3\ntype 1 x\nexpire\nsign in elsewhere\ntap 3", "sign in elsewhere\ntap 3",
      "R6 C1"
    ),
    ("on sign-in open quartet://comment\nsign in elsewhere", "sign in elsewhere", "D1 T8"),
    ("tap 4\ntap login.recoveryButton\nescape", "tap 4\ntap login.recoveryButton", "V3 T5"),
  ]

  @Test(arguments: screens)
  func `The rules that a report names are about what differs`(
    lines: String, shown: String, rules: String
  ) throws {
    let expected = try Self.trace(lines)
    let shown = try Self.trace(shown).snapshot
    #expect(Self.rules(of: .snapshot(expected: expected.snapshot, shown: shown), expected) == rules)
  }

  @Test(arguments: [
    (lines: "tap 4\ntype 2 x\ntype 1 \" \"", element: Identifier.loginSignInButton, rules: "L3"),
    ("tap 4\ntype 1 a\ntype 2 x\ntap 3", .loginWaiting, "L4"),
    ("tap 4\ntype 1 a\ntype 2 x\ntap 3", .loginLogin, "L4"),
    ("tap 4\ntype 1 a\ntype 2 x\ntap 3\nreply unreachable", .loginFailure, "L8"),
    ("tap 4", .loginRecoveryButton, "R3 L1"),
    ("sign in elsewhere", .reviewAccount, "R2"),
    ("sign in elsewhere\ntap 3\ntype 1 \" \"", .commentSendButton, "C3"),
    ("sign in elsewhere\ntap 3\ntype 1 \" \"", .commentRemaining, "C2"),
    ("tap 4\ntap 4", .recoverySendButton, "V1"),
  ])
  func `The rules that a report names are about the element that differs`(
    lines: String, element: Identifier, rules: String
  ) throws {
    let expected = try Self.trace(lines)
    var shown = expected.snapshot
    guard case .screen(var screen) = shown.layers.removeLast() else { preconditionFailure("It is a screen") }
    for index in screen.elements.indices where screen.elements[index].identifier == element {
      screen.elements[index].isEnabled.toggle()
    }
    shown.layers.append(.screen(screen))
    #expect(Self.rules(of: .snapshot(expected: expected.snapshot, shown: shown), expected) == rules)
  }

  private static func trace(_ lines: String) throws -> (snapshot: Snapshot, rules: [RuleSet]) {
    let scenario = try Scenario(parsing: "rule: T1\ntitle: T\n\(lines)", file: "a.scenario")
    let snapshot = ExpectedTrace(scenario).steps.last?.snapshot
    return (try #require(snapshot), scenario.rules)
  }

  private static func rules(of reason: Report.Reason, _ trace: (snapshot: Snapshot, rules: [RuleSet]))
    -> String
  {
    var last = trace.rules.last ?? []
    last.remove(.m1)
    return RuleSet(of: reason, last, earlier: trace.rules.dropLast(), own: nil).description
  }
}
