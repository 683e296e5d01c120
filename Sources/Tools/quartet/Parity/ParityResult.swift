import Foundation
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetParity

/// The result of `quartet parity`, as text and as JSON. Each process has one; they add up.
struct ParityResult: Codable {
  private(set) var patterns: [String]
  /// The complete checks.
  var complete: [Part] = []
  /// The seed of the first random run; nil without random runs.
  var seed: UInt64?
  var stepsPerRun: Int?
  /// The number of random runs or scenarios.
  var runs = 0
  var runsWithLeakCheck = 0
  /// The steps of all implementations together.
  var steps = 0
  var seconds = 0.0
  /// Whether an interruption ended it early.
  var interrupted = false
  /// The rules that were exercised.
  var rules = RuleSet()
  var differences: [ParityDifference] = []

  /// A complete check.
  struct Part: Codable {
    let bound: String
    let summary: String
    let moment: Tour.Moment
    let behaviors: Int
    let states: Int
    let transitions: Int
    /// The steps of all implementations together.
    var steps: Int
    /// The pieces of the walk, and those that were walked, of all implementations together. One that differs is left out
    /// of the rest, so the check is not complete then.
    var pieces: Int
    var walked: Int

    /// - Parameter count: The number of implementations, with those that are left out.
    init(_ check: CompleteCheck, of count: Int) {
      let search = check.tour.search
      (bound, summary, moment) = (search.bound.name, search.bound.summary, check.tour.moment)
      (states, transitions) = (search.stateCount, search.transitionCount)
      (behaviors, steps, walked) = (check.seeds.count, check.steps, check.walked)
      pieces = check.tour.pieces.count * behaviors * count
    }
  }

  init(patterns: [String]) {
    self.patterns = patterns
  }

  /// Adds the result for other implementations.
  mutating func add(_ other: ParityResult) {
    patterns += other.patterns
    for (index, part) in other.complete.enumerated() {
      guard complete.indices.contains(index) else {
        complete.append(part)
        continue
      }
      complete[index].steps += part.steps
      complete[index].pieces += part.pieces
      complete[index].walked += part.walked
    }
    (seed, stepsPerRun) = (seed ?? other.seed, stepsPerRun ?? other.stepsPerRun)
    // The same runs on other implementations; one that differs is left out of the rest.
    runs = max(runs, other.runs)
    runsWithLeakCheck = max(runsWithLeakCheck, other.runsWithLeakCheck)
    steps += other.steps
    interrupted = interrupted || other.interrupted
    rules.formUnion(other.rules)
    differences += other.differences
  }

  func text(_ style: Style) -> String {
    if interrupted && steps == 0 { return style(.bad, "interrupted before anything was compared") }
    let tenths = Int((seconds * 10).rounded())
    let rate = Int(Double(steps) / max(seconds, 0.001))
    let speed = "\(Text.count(steps, "step")) in \(tenths / 10).\(tenths % 10) s, \(rate) a second"
    let names = Text.count(patterns.count, "implementation")
    let lines =
      complete.isEmpty
      ? [Self.wrapped("\(names), \(range)"), speed] + runLines : complete.map(text) + ["\(names): \(speed)"]
    let end = interrupted ? [style(.bad, "interrupted: these are the results until then")] : []
    return (lines + end + [verdict(style)]).joined(separator: "\n")
  }

  private func text(_ part: Part) -> String {
    let early =
      switch part.moment {
      case .idle, .transitions: ""
      case .early: ", each step during each transition"
      case .pairs: ", each event and each step after it during each transition"
      }
    let behaviors = part.behaviors == 1 ? "" : ", \(part.behaviors) behaviours of UIKit"
    let isComplete = part.walked == part.pieces
    return Self.wrapped("\(part.bound): \(part.summary)\(early)\(behaviors)") + "\n"
      + (isComplete ? "  complete: " : "  \(part.walked) of \(part.pieces) pieces: ")
      + "\(Text.count(part.states, "state")), \(Text.count(part.transitions, "transition")), \(Text.count(part.steps, "step"))"
  }

  private var range: String {
    guard let seed, let stepsPerRun else { return Text.count(runs, "scenario") }
    let last = seed &+ UInt64(max(runs, 1) - 1)
    return "\(Text.count(runs, "run")) of \(Text.count(stepsPerRun, "step")), seeds \(seed) to \(last)"
  }

  private var runLines: [String] {
    let missing = Rule.allCases.filter { !rules.contains($0) }
    let without =
      missing.isEmpty || seed == nil ? "" : ", without \(missing.map(\.name).joined(separator: " "))"
    return [
      "leaks (M1, M2) checked in \(runsWithLeakCheck)",
      Self.wrapped("rules  \(Rule.allCases.count - missing.count) of \(Rule.allCases.count)\(without)"),
    ]
  }

  private static func wrapped(_ text: String) -> String {
    Text.wrapped(text, to: 79).joined(separator: "\n")
  }

  private func verdict(_ style: Style) -> String {
    if differences.isEmpty {
      return interrupted ? "no difference until then" : style(.good, "✓ no difference")
    }
    let names = differences.map { "\($0.pattern) breaks \($0.rule)" }
    return style(.bad, Self.wrapped("✗ \(names.joined(separator: ", "))"))
  }
}

/// An implementation that differs, and the shortest scenario that shows it, as text.
struct ParityDifference: Codable {
  let pattern: String
  /// The rules that are probably broken.
  let rule: String
  /// The seed of a random run.
  var seed: UInt64?
  let scenario: String
  /// The number of the step after which it differs, and the step; nil before the first.
  let step: Int?
  let move: String?
  let reason: String
  /// The command that finds it again.
  let replay: String

  init(_ report: Report, replay: String) {
    pattern = report.pattern
    rule = report.rules.alternatives
    scenario = report.scenario.redactedDescription
    step = report.difference?.line?.number
    move = report.difference?.line.map { "\($0.move)" }
    reason = report.difference.map { "\($0.reason)" } ?? ""
    self.replay = replay
  }

  init(_ finding: Finding) {
    let run = finding.run
    self.init(
      finding.report,
      replay:
        "swift run quartet parity --pattern \(finding.report.pattern.asArgument) --seed \(run.seed) --runs 1 "
        + "--steps \(run.length)")
    seed = run.seed
  }

  init(_ broken: BrokenRule, of implementation: any Feature.Type, file: String? = nil) {
    self.init(
      broken.report,
      replay: DifferenceText(broken: broken, implementation: implementation, file: file).command)
  }

  /// The rules, the scenario, the expected and the actual screen, and the commands that repeat and play it.
  func text(_ style: Style) -> String {
    let place = move.map { "after step \(step ?? 0), \(Text.safe($0))" }
    return [
      style(.bad, "✗ \(rule)  \(pattern) differs\(seed.map { ", with seed \($0)" } ?? "")"),
      "",
      DifferenceText.indented(scenario),
      "   # \(place ?? "before the first step"):",
      DifferenceText.indented(reason),
      "",
      "   Repeat: \(style(.strong, replay))",
      "   Play:   save the lines from “rule:” on in found.scenario, then",
      "           \(style(.strong, "swift run quartet play \(pattern.asArgument) found.scenario"))",
    ].joined(separator: "\n")
  }
}
