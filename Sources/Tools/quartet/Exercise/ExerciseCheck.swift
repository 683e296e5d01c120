import QuartetArguments
import QuartetFeatureEntry
import Foundation
import QuartetImplementations
import QuartetParity

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
    run.words = try change.scenarios(in: clone)
    terminal.print(terminal.style(.strong, "The scenarios of the change"))
    guard try await run.run(on: terminal) == 0 else { return 1 }
    run.words = []
    terminal.print(terminal.style(.strong, "\nAll scenarios"))
    let all = DefaultRun(options: run, scenarios: try Script.builtIn(), terminal: terminal, isShort: true)
    guard await all.run() else { return 1 }
    var parity = ParityOptions()
    parity.implementations = [implementation]
    parity.bounds = [Bound.small.name]
    parity.jobs = 1
    terminal.print(terminal.style(.strong, "\nEvery step in every state of a small bound"))
    guard try await parity.run(on: terminal) == 0 else { return 1 }
    let folder = "Sources/\(implementation.sampleFolder)"
    let (status, output, errors) = try Clone.run(
      ["swift", "package", "check-modules", folder], in: clone.folder)
    terminal.print(
      status == 0
        ? terminal.style(.good, "\nIt works, and keeps the rules of \(exercise.pattern).")
        : "\nIt works, but a reviewer who knows \(exercise.pattern) would say:\n\(Text.safe(output + errors, upTo: 4_000))")
    if let score = exercise.score(solution: try change.solution(exercise.pattern, in: clone)) {
      terminal.print("\n\(score)")
    }
    terminal.print("\nCompare: swift run quartet exercise diff")
    return 0
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
