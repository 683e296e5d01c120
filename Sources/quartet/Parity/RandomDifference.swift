import Arguments
import Parity

/// An implementation that differs, and the shortest scenario that shows it, as text.
nonisolated struct RandomDifference: Codable {
  let pattern: String
  /// The random run; nil in a complete check.
  let seed: UInt64?
  let steps: Int?
  let rule: String
  let scenario: String
  /// The number of the step after which it differs, and the step; nil before the first.
  let step: Int?
  let move: String?
  let reason: String

  @MainActor init(_ report: Report, _ run: RandomRun? = nil) {
    pattern = report.pattern
    seed = run?.seed
    steps = run?.length
    rule = report.brokenRule?.name ?? report.scenario.rule
    scenario = report.scenario.redactedDescription
    step = report.difference?.line?.number
    move = report.difference?.line.map { "\($0.move)" }
    reason = report.difference.map { "\($0.reason)" } ?? ""
  }

  /// The command that finds it again.
  var command: String {
    let command = "swift run quartet parity --pattern \(pattern.asArgument)"
    guard let seed, let steps else { return command }
    return "\(command) --seed \(seed) --runs 1 --steps \(steps)"
  }

  /// The rule, the scenario, the expected and the actual screen, and the commands that repeat and play it.
  @MainActor func text(_ style: Style) -> String {
    let place = move.map { "after step \(step ?? 0), \(Text.safe($0))" }
    return [
      style(.bad, "✗ \(rule)  \(pattern) differs\(seed.map { ", with seed \($0)" } ?? "")"),
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
