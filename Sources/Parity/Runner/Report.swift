/// What came of a scenario on a pattern.
public nonisolated struct Report: Sendable {
  /// The pattern's name.
  public let pattern: String
  /// The scenario that ran.
  public internal(set) var scenario: Scenario
  /// What was done and shown, in order, up to the first difference.
  public var steps: [Step] = []
  /// The first difference; nil if there is none.
  public var difference: Difference?

  /// Whether the pattern did what the specification says.
  public var passes: Bool { difference == nil }

  /// A step that was taken.
  public struct Step: Sendable {
    /// The line that says it.
    public let line: Scenario.Line
    /// What came of it.
    public let outcome: Outcome
    /// What was shown after it; nil where it did not come to rest before the next.
    public internal(set) var shown: Snapshot?
  }

  /// What differed, and after which step.
  public struct Difference: Sendable, Equatable {
    /// The step; nil for the start.
    public let line: Scenario.Line?
    /// What differed.
    public let reason: Reason
    /// The rules that were exercised since the last rest.
    public let rules: RuleSet
  }

  /// What can differ.
  public enum Reason: Sendable, Equatable {
    /// A step was taken that should be refused, or the other way round.
    case outcome(expected: Outcome, shown: Outcome)
    /// Something else is shown than should be.
    case snapshot(expected: Snapshot, shown: Snapshot)
    /// UIKit complained.
    case warnings([String])
    /// Objects outlived their screen (M1), or the window's root (M2).
    case leaks([String])
    /// It never came to rest.
    case restless
  }
}

nonisolated extension Report: CustomStringConvertible {
  /// One line if it passes; otherwise the rule, the steps up to the difference, and the difference.
  public var description: String {
    let title = "\(scenario.rule) \(scenario.title) [\(scenario.name), \(pattern)]"
    guard let difference else { return "passes: \(title)" }
    let taken = scenario.lines.prefix { $0.number <= difference.line?.number ?? 0 }
    return
      (["differs: \(title)"]
      + taken.map { line in
        let mark = line == difference.line ? ">" : " "
        let number = String(line.number)
        return "\(mark)\(String(repeating: " ", count: max(0, 4 - number.count)))\(number)  \(line.move)"
      } + ["\(difference.reason)"]).joined(separator: "\n")
  }
}

nonisolated extension Report.Reason: CustomStringConvertible {
  /// What differed: side by side where it is what is shown.
  public var description: String {
    switch self {
    case .outcome(let expected, let shown): "the step should be \(expected.rawValue) and is \(shown.rawValue)"
    case .snapshot(let expected, let shown): "\(SideBySide(expected: expected, shown: shown))"
    case .warnings(let texts): (["UIKit warns:"] + texts.map { "  \($0)" }).joined(separator: "\n")
    case .leaks(let texts): (["not freed:"] + texts.map { "  \($0)" }).joined(separator: "\n")
    case .restless: "it never comes to rest: transitions or tasks go on and on"
    }
  }
}
