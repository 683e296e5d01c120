import QuartetArguments

/// The result of a scenario on one implementation.
public nonisolated struct Report: Sendable {
  /// The pattern's name.
  public let pattern: String
  /// The scenario.
  public internal(set) var scenario: Scenario
  /// The steps up to the first difference, with what was shown.
  public var steps: [Step] = []
  /// The first difference; nil if there is none.
  public var difference: Difference?

  /// Whether the implementation does what the specification says.
  public var passes: Bool { difference == nil }
  /// The rules that are probably broken; none if it passes: of those that the steps since the UI was last idle exercise,
  /// the rules about what differs. If these are more than two, the scenario's own rule, if it is one of them.
  public internal(set) var rules: RuleSet = []

  /// A step that was performed.
  public struct Step: Sendable {
    /// The scenario's line.
    public let line: Scenario.Line
    /// Whether the step was possible.
    public let outcome: Outcome
    /// The screens after it; nil if the UI was not idle before the next step.
    public internal(set) var shown: Snapshot?
  }

  /// A difference, and where it was found.
  public struct Difference: Sendable, Equatable {
    /// The step's position in the scenario's lines; nil for the start.
    public let index: Int?
    /// The step's line; nil for the start.
    public let line: Scenario.Line?
    /// The difference.
    public let reason: Reason
    /// The rules that the steps since the UI was last idle exercise; M1, M2, T1 or T9 if the difference is about these.
    public let rules: RuleSet
  }

  /// The kinds of differences.
  public enum Reason: Sendable, Equatable {
    /// A step was possible and should be refused, or the other way round.
    case outcome(expected: Outcome, shown: Outcome)
    /// The specification refuses a step, and the scenario does not say so, or the other way round.
    case undeclared(Outcome)
    /// The UI shows something else.
    case snapshot(expected: Snapshot, shown: Snapshot)
    /// UIKit logged warnings.
    case warnings([String])
    /// Objects were not freed with their screen (M1) or with the window's root (M2).
    case leaks([String])
    /// The UI never settles.
    case neverSettles
    /// After a step whose result is not specified, the feature is not alive (T9).
    case deadEnd(String)
  }
}

nonisolated extension Report: CustomStringConvertible {
  /// One line if it passes; otherwise the rules that are probably broken, the steps up to the difference, and the difference.
  public var description: String {
    let title = "\(scenario.name): \(scenario.title)"
    if passes { return "\(pattern) passes \(title)" }
    return "\(pattern) breaks \(rules.alternatives) in \(title)\n\(details(width: 100))"
  }

  /// The steps up to the difference without passwords, and the difference.
  package func details(width: Int) -> String {
    guard let difference else { return "" }
    let last = difference.index ?? -1
    let texts = scenario.redactedSteps().prefix(last + 1)
    let steps = zip(scenario.lines, texts).enumerated().map { index, step in
      let number = String(step.0.number)
      let mark = Text.padded(index == last ? ">" : "", to: 5 - number.count)
      return "\(mark)\(number)  \(Notation.shortened(step.1))"
    }
    let start = steps.isEmpty ? [">       the start"] : steps
    return (start + [difference.reason.text(width: width)]).joined(separator: "\n")
  }
}

nonisolated extension Report.Reason: CustomStringConvertible {
  /// The difference; snapshots stand side by side, in 100 columns.
  public var description: String { text(width: 100) }

  package func text(width: Int) -> String {
    switch self {
    case .outcome(let expected, let shown): "the step should be \(expected.rawValue) and is \(shown.rawValue)"
    case .undeclared(.refused):
      "by the specification, the step is refused: write “refused” before it, or change it"
    case .undeclared:
      "by the specification, the step is not refused: leave out “refused” before it, or change it"
    case .snapshot(let expected, let shown): SideBySide(expected: expected, shown: shown).text(width: width)
    case .warnings(let texts): (["UIKit warns:"] + texts.map { "  \($0)" }).joined(separator: "\n")
    case .leaks(let texts): (["not freed:"] + texts.map { "  \($0)" }).joined(separator: "\n")
    case .neverSettles: "the UI never settles: it keeps starting transitions or tasks"
    case .deadEnd(let text): "after a step whose result is not specified, the feature is not alive: \(text)"
    }
  }
}

nonisolated extension Report.Reason {
  /// The difference in short: the first lines that differ of two snapshots, without their numbers.
  var summary: [String] {
    switch self {
    case .outcome(let expected, let shown): return [expected.rawValue, shown.rawValue]
    case .undeclared(let outcome): return ["undeclared", outcome.rawValue]
    case .snapshot(let expected, let shown):
      let lines = [expected, shown].map { $0.lines.map { String($0.drop { $0 == " " || $0.isNumber }) } }
      let first = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
      return lines.map { $0.dropFirst(first).first ?? "" }
    case .warnings: return ["warnings"]
    case .leaks(let texts): return ["leaks", texts.first ?? ""]
    case .neverSettles: return ["never settles"]
    case .deadEnd: return ["dead end"]
    }
  }

  /// The elements or screens that differ, without their texts; differences with the same cause usually look alike.
  var place: [String] { summary.map { String($0.prefix { $0 != " " }) } }
}
