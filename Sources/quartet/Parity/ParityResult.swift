import Arguments
import FeatureEntry
import Parity

/// The result of `quartet parity`, as text and as JSON.
struct ParityResult {
  struct Seeds: Encodable {
    let first: UInt64
    let length: Int
  }

  struct Difference: Encodable {
    let pattern: String
    let rule: String
    let seed: UInt64?
    let scenario: String
    let step: Int?
    let reason: String
    let replay: String
  }

  /// A complete check.
  struct Part: Encodable {
    let bound: String
    let summary: String
    let moment: Tour.Moment
    let behaviors: Int
    var states = 0
    var transitions = 0
    var steps = 0
    var pieces = 0

    init(_ part: CompletePlan.Part) {
      bound = part.bound
      summary = Bound.all.first { $0.name == part.bound }?.summary ?? ""
      moment = part.moment
      behaviors = part.seeds.count
    }
  }

  let patterns: [String]
  /// The complete checks.
  var parts: [Part] = []
  /// Nil if scenarios ran.
  var seeds: Seeds?
  private(set) var coverage = Coverage()
  /// The steps of all implementations together.
  private(set) var steps = 0
  var differences: [Difference] = []
  var seconds = 0.0
  /// Whether an interruption ended it early.
  var isInterrupted = false

  init(patterns: [String]) {
    self.patterns = patterns
  }

  mutating func update(_ coverage: Coverage, steps: Int) {
    self.coverage = coverage
    self.steps = steps
  }

  /// Adds a block of a complete check.
  mutating func add(_ block: Plan.BlockResult) {
    guard let part = block.part, let last = parts.indices.last else { return }
    parts[last].states = part.states
    parts[last].transitions = part.transitions
    parts[last].pieces = part.pieces
    parts[last].steps += part.steps
    steps += part.steps
  }

  /// Whether another process has found a difference of the same implementation.
  func contains(_ difference: RandomDifference) -> Bool {
    differences.contains { $0.pattern == difference.pattern }
  }

  func text(_ style: Style) -> String {
    if !parts.isEmpty { return completeText(style) }
    let rate = Int(Double(steps) / max(seconds, 0.001))
    let what = Count(coverage.runs, seeds == nil ? "scenario" : "run")
    let tenths = Int((seconds * 10).rounded())
    if isInterrupted && coverage.runs == 0 {
      return style(.bad, "interrupted before anything was compared")
    }
    var lines = [
      "\(Count(patterns.count, "implementation")), \(what)\(seeds.map(range) ?? ""): "
        + "\(Count(steps, "step")) in \(tenths / 10).\(tenths % 10) s, \(rate) a second",
      "leaks (M1, M2) checked in \(coverage.runsWithLeakChecks)",
      share(
        "rules", Rule.allCases.count, coverage.missingRules.map(\.name), separator: " "),
      share("states", State.allCases.count, coverage.missingStates.map(\.description)),
      share("pairs", Coverage.pairs.count, coverage.missingPairs.map(\.description)),
    ]
    if isInterrupted { lines.append(style(.bad, "interrupted: these are the results until then")) }
    lines.append(verdict(style))
    return lines.joined(separator: "\n")
  }

  private func completeText(_ style: Style) -> String {
    let rate = Int(Double(steps) / max(seconds, 0.001))
    let tenths = Int((seconds * 10).rounded())
    var lines = parts.map { part in
      let early = part.moment == .early ? ", each step during each transition" : ""
      let behaviors = part.behaviors == 1 ? "" : ", \(part.behaviors) behaviours of UIKit"
      return "\(part.bound): \(part.summary)\(early)\(behaviors)\n"
        + "  complete: \(Count(part.states, "state")), \(Count(part.transitions, "transition")), "
        + Count(part.steps, "step").description
    }
    lines.append(
      "\(Count(patterns.count, "implementation")): \(Count(steps, "step")) in \(tenths / 10).\(tenths % 10) s, "
        + "\(rate) a second")
    if isInterrupted { lines.append(style(.bad, "interrupted: this is not complete")) }
    lines.append(verdict(style))
    return lines.joined(separator: "\n")
  }

  private func range(_ seeds: Seeds) -> String {
    let last = seeds.first &+ UInt64(max(coverage.runs, 1) - 1)
    return " of \(Count(seeds.length, "step")), seeds \(seeds.first) to \(last)"
  }

  private func share(_ name: String, _ all: Int, _ missing: [String], separator: String = "; ") -> String {
    let named = missing.prefix(Self.listed).joined(separator: separator)
    let more = missing.count > Self.listed ? " and \(missing.count - Self.listed) more" : ""
    let without = missing.isEmpty || seeds == nil ? "" : ", without \(named)\(more)"
    return "\(Text.padded(name, to: 6)) \(all - missing.count) of \(all)\(without)"
  }

  private static let listed = 6

  private func verdict(_ style: Style) -> String {
    if differences.isEmpty { return style(.good, "✓ no difference") }
    let names = differences.map { "\($0.pattern) breaks \($0.rule)" }
    return style(.bad, "✗ \(names.joined(separator: ", "))")
  }
}

// JSON.
extension ParityResult {
  private struct Share: Encodable {
    let exercised: Int
    let of: Int
    let missing: [String]
  }

  private struct Output: Encodable {
    let patterns: [String]
    let complete: [Part]
    let seed: UInt64?
    let stepsPerRun: Int?
    let runs: Int
    let runsWithLeakCheck: Int
    let steps: Int
    let seconds: Double
    let interrupted: Bool
    let rules: Share
    let states: Share
    let pairs: Share
    let rulesExercised: [String: Int]
    let differences: [Difference]
  }

  /// One object with sorted keys.
  var json: String {
    let rules = Rule.allCases.map { ($0.name, coverage.count(of: $0)) }
    let output = Output(
      patterns: patterns, complete: parts, seed: seeds?.first, stepsPerRun: seeds?.length,
      runs: coverage.runs,
      runsWithLeakCheck: coverage.runsWithLeakChecks, steps: steps,
      seconds: (seconds * 1_000).rounded() / 1_000,
      interrupted: isInterrupted,
      rules: share(Rule.allCases.count, coverage.missingRules.map(\.name)),
      states: share(State.allCases.count, coverage.missingStates.map(\.description)),
      pairs: share(Coverage.pairs.count, coverage.missingPairs.map(\.description)),
      rulesExercised: Dictionary(uniqueKeysWithValues: rules), differences: differences)
    return JSON.text(output)
  }

  private func share(_ all: Int, _ missing: [String]) -> Share {
    Share(exercised: all - missing.count, of: all, missing: missing)
  }
}

extension ParityResult.Difference {
  init(_ difference: RandomDifference) {
    self.init(
      pattern: difference.pattern, rule: difference.rule, seed: difference.seed,
      scenario: difference.scenario, step: difference.step, reason: difference.reason,
      replay: difference.command)
  }

  init(_ broken: BrokenRule, of implementation: any Feature.Type, file: String? = nil) {
    let report = broken.report
    self.init(
      pattern: report.pattern, rule: broken.rule.name, seed: nil,
      scenario: report.scenario.redactedDescription, step: report.difference?.line?.number,
      reason: report.difference.map { "\($0.reason)" } ?? "",
      replay: DifferenceText(broken: broken, implementation: implementation, file: file, width: 100).command)
  }
}
