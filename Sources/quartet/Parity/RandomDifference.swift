import Parity

/// An implementation that differs in a random run, and the shrunk scenario that shows it, as text.
nonisolated struct RandomDifference: Codable {
  let pattern: String
  let seed: UInt64
  let steps: Int
  let rule: String
  let scenario: String
  /// The number of the step after which it differs, and the step; nil before the first.
  let step: Int?
  let move: String?
  let reason: String

  @MainActor init(_ finding: Finding) {
    let report = finding.report
    pattern = report.pattern
    seed = finding.run.seed
    steps = finding.run.length
    rule = report.brokenRule?.name ?? report.scenario.rule
    scenario = report.scenario.redactedDescription
    step = report.difference?.line?.number
    move = report.difference?.line.map { "\($0.move)" }
    reason = report.difference.map { "\($0.reason)" } ?? ""
  }

  /// The command that finds it again.
  var command: String {
    "swift run quartet parity --pattern \(pattern.asArgument) --seed \(seed) --runs 1 --steps \(steps)"
  }

  /// The rule, the scenario, the expected and the actual screen, and the commands that repeat and play it.
  @MainActor func text(_ style: Style) -> String {
    let place = move.map { "after step \(step ?? 0), \(Text.safe($0))" }
    return [
      style(.bad, "✗ \(rule)  \(pattern) differs, with seed \(seed)"),
      "",
      DifferenceText.indented(scenario),
      "   # \(place ?? "before the first step"):",
      DifferenceText.indented(reason),
      "",
      "   Repeat: \(style(.strong, command))",
      "   Play:   save the lines from “rule:” on in found.scenario, then",
      "           \(style(.strong, "swift run quartet play \(pattern.asArgument) found.scenario"))",
    ].joined(separator: "\n")
  }
}
