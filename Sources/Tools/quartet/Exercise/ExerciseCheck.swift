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
    let exercise = try Exercise(of: clone)
    let change = Change.named(exercise.change, in: clone)
    guard let implementation = Implementations.all.first(where: { $0.patternName == exercise.pattern }) else {
      throw UsageError("there is no implementation \(exercise.pattern)")
    }
    var run = RunOptions()
    run.implementations = [implementation]
    let all = try Script.builtIn()
    run.words = try change.scenarios(in: clone)
    for (title, scenarios) in [
      ("The scenarios of the change", try run.selected(from: all)), ("All scenarios", all),
    ] {
      terminal.print(terminal.style(.strong, "\(title)\n"))
      let run = DefaultRun(options: run, scenarios: scenarios, terminal: terminal, isShort: true)
      guard await run.run() else { return 1 }
    }
    var parity = ParityOptions()
    parity.implementations = [implementation]
    parity.bounds = [Bound.small.name]
    parity.jobs = 1
    terminal.print(terminal.style(.strong, "Every step in every state of a small bound"))
    guard try await parity.run(on: terminal) == 0 else { return 1 }
    terminal.print(try review(of: implementation, clone, terminal))
    if let score = exercise.score(solution: try change.solution(exercise.pattern, in: clone)) {
      terminal.print("\n\(score)")
    }
    terminal.print("\nCompare: swift run quartet exercise diff")
    return 0
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

  /// Prints the files of the reader's change and of the solution, and a row for each pattern.
  func diff(_ clone: Clone, _ terminal: Terminal) throws(UsageError) {
    let exercise = try Exercise(of: clone)
    let change = Change.named(exercise.change, in: clone)
    let own = try exercise.tree.map { tree throws(UsageError) in try clone.counts(since: tree) } ?? []
    var rows = [("your change", own)]
    for implementation in Implementations.all {
      rows.append((implementation.patternName, try change.solution(implementation.patternName, in: clone)))
    }
    terminal.print(Self.row("", "files", "added", "removed"))
    for (name, counts) in rows {
      let sums = (counts.reduce(0) { $0 + $1.added }, counts.reduce(0) { $0 + $1.removed })
      terminal.print(Self.row(name, "\(counts.count)", "\(sums.0)", "\(sums.1)"))
    }
    for (title, counts) in [rows[0], rows.first { $0.0 == exercise.pattern } ?? rows[0]] {
      terminal.print("\n\(title)")
      for count in counts { terminal.print("  \(count.file) +\(count.added) −\(count.removed)") }
    }
    if let score = exercise.score(solution: try change.solution(exercise.pattern, in: clone)) {
      terminal.print("\n\(score)")
    }
    terminal.print("\nThe solutions: Changes/\(exercise.change)")
  }

  private static func row(_ cells: String...) -> String {
    cells.enumerated().map { index, cell in
      index == 0 ? Text.padded(cell, to: 14) : Text.padded("", to: 9 - Text.width(cell)) + cell
    }.joined()
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
  fileprivate static var sampleFolder: String {
    switch patternName {
    case "Baseline": "Shared/Baseline"
    case "VIPER", "RVB": "\(patternName)Kit/Sample"
    default: "\(patternName.filter { $0 != " " })/Sample"
    }
  }
}
