import QuartetArguments
import QuartetFeatureEntry
import Foundation
import QuartetImplementations
import QuartetParity
import QuartetPatternRules

extension ExerciseOptions {
  /// Runs the scenarios of the change, then all, then every state of a small bound, and the rules of the document.
  ///
  /// `swift run` has built what the reader changed, so that this program contains it.
  ///
  /// - Returns: 1 if one of these fails.
  func check(_ clone: Clone, _ terminal: Terminal) async throws(UsageError) -> Int32 {
    var exercise = try Exercise(of: clone)
    let change = Change.named(exercise.change, in: clone)
    guard let implementation = Implementations.all.first(where: { $0.patternName == exercise.pattern }) else {
      throw UsageError("there is no implementation \(exercise.pattern)")
    }
    let elsewhere = try exercise.own(in: clone).map(\.file).filter {
      $0.hasPrefix("Sources/") && !$0.hasPrefix("Sources/\(implementation.sampleFolder)/")
    }
    guard !elsewhere.contains(where: { $0.hasPrefix("Sources/Testing/") }) else {
      throw UsageError(
        "you have changed what decides: \(Text.safe(elsewhere.joined(separator: ", "), upTo: 200))",
        advice: "Change Sources/\(implementation.sampleFolder)")
    }
    var run = RunOptions()
    run.implementations = [implementation]
    let all = try Script.builtIn()
    run.words = try change.scenarios(in: clone)
    let own = try run.selected(from: all)
    let rules = Self.newRules(of: own, among: all)
    for (title, scenarios) in [("The scenarios of the change", own), ("All scenarios", all)] {
      terminal.print(terminal.style(.strong, "\(title)\n"))
      let run = DefaultRun(options: run, scenarios: scenarios, terminal: terminal, exercise: rules)
      guard await run.run() else { return 1 }
    }
    var parity = ParityOptions()
    parity.implementations = [implementation]
    parity.bounds = [Bound.small.name]
    parity.jobs = 1
    parity.namesReleaseBuild = false
    terminal.print(terminal.style(.strong, "Every step in every state of a small bound"))
    let status = try await parity.run(on: terminal)
    guard status == 0 else { return status }
    exercise.hasPassed = true
    try exercise.save(in: clone)
    terminal.print(try review(of: implementation, clone, terminal))
    if !elsewhere.isEmpty {
      terminal.print(
        "You have also changed what is outside of the pattern: \(elsewhere.joined(separator: ", "))")
    }
    if let score = exercise.score(solution: try change.solution(exercise.pattern, in: clone)) {
      terminal.print("\n\(score)")
    }
    terminal.print("\nCompare: swift run --skip-build quartet exercise diff")
    return 0
  }

  /// The rules that only scenarios of the change are about; if there are none, all that they are about.
  static func newRules(of own: [Scenario], among all: [Scenario]) -> RuleSet {
    let names = Set(own.map(\.name))
    let old = Set(all.filter { !names.contains($0.name) }.map(\.rule))
    let new = own.filter { !old.contains($0.rule) }
    return RuleSet((new.isEmpty ? own : new).compactMap { Rule(named: $0.rule) })
  }

  /// The rules of the pattern's document that the sample breaks.
  private func review(
    of implementation: any Feature.Type, _ clone: Clone, _ terminal: Terminal
  ) throws(UsageError) -> String {
    let violations: [RuleViolation]
    do {
      violations =
        try ModuleCheck.violations(
          in: "Sources/\(implementation.sampleFolder)", of: clone.folder.path) ?? []
    } catch {
      throw UsageError("the rules cannot be checked: \(error)")
    }
    guard !violations.isEmpty else {
      return terminal.style(.good, "\nIt works, and keeps the rules of \(implementation.patternName).")
    }
    let lines = violations.map { "  \(Text.safe("\($0)"))" }
    return (["\nIt works, but a reviewer who knows \(implementation.patternName) would say:"] + lines)
      .joined(separator: "\n")
  }

  /// Prints a row for each pattern, then the reader's change and the solution.
  func diff(_ clone: Clone, _ terminal: Terminal) throws(UsageError) {
    let exercise = try Exercise(of: clone)
    let change = Change.named(exercise.change, in: clone)
    let patch = change.patch(of: exercise.pattern)
    let path = "Changes/\(change.name)/\(patch.lastPathComponent)"
    guard exercise.hasPassed, let tree = exercise.tree else {
      throw UsageError(
        "no check has passed yet", advice: "swift run quartet exercise check", "To give up, read \(path)")
    }
    var rows = [("your change", try exercise.own(in: clone))]
    for implementation in Implementations.all {
      rows.append((implementation.patternName, try change.solution(implementation.patternName, in: clone)))
    }
    terminal.print(Self.row("", "files", "added", "removed"))
    for (name, counts) in rows {
      let sums = (counts.reduce(0) { $0 + $1.added }, counts.reduce(0) { $0 + $1.removed })
      terminal.print(Self.row(name, "\(counts.count)", "\(sums.0)", "\(sums.1)"))
    }
    let own = try clone.git("diff", "--unified=1", tree)
    let solution = (try? String(contentsOf: patch, encoding: .utf8)) ?? ""
    for (title, text) in [("Your change", own), ("The solution, \(path)", solution)] {
      terminal.print("\n\(terminal.style(.strong, title))\n\n\(text)")
    }
  }

  private static func row(_ cells: String...) -> String {
    cells.enumerated().map { index, cell in
      index == 0 ? Text.padded(cell, to: 14) : Text.padded("", to: 9 - Text.width(cell)) + cell
    }.joined()
  }
}

extension Exercise {
  /// The reader's changes.
  func own(in clone: Clone) throws(UsageError) -> [Clone.Count] {
    try tree.map { tree throws(UsageError) in try clone.counts(since: tree) } ?? []
  }
}

extension Change {
  /// The files that the solution in a pattern changes.
  func solution(_ pattern: String, in clone: Clone) throws(UsageError) -> [Clone.Count] {
    try clone.counts(of: patch(of: pattern))
  }
}

extension Feature {
  /// The folder of its sources in `Sources`.
  static var sampleFolder: String {
    let folder = Implementations.folders.first { $0.feature == self }?.folder ?? patternName
    // The baseline has no kit beside its sample.
    return folder.contains("/") ? folder : "\(folder)/Sample"
  }
}
