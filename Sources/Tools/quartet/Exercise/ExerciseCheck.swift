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
    let change = Change(clone: clone, name: exercise.change)
    let implementation = try ValueKind.implementation.read(exercise.pattern)
    // What the reader changes while the check runs has not passed.
    let checked = try exercise.own("--binary", in: clone)
    let elsewhere = Clone.counts(try exercise.own("--numstat", in: clone)).map(\.file).filter {
      $0.hasPrefix("Sources/") && !$0.hasPrefix("Sources/\(implementation.sampleFolder)/")
    }
    guard !elsewhere.contains(where: { $0.hasPrefix("Sources/Testing/") }) else {
      throw UsageError(
        "you have changed what decides: \(Text.safe(elsewhere.joined(separator: ", "), upTo: 200))",
        advice: "Change Sources/\(implementation.sampleFolder)")
    }
    let run = RunOptions(implementations: [implementation], words: try change.scenarios())
    let all = try Script.builtIn()
    let own = try run.selected(from: all)
    let rules = Self.newRules(of: own, among: all)
    for (title, scenarios) in [("The scenarios of the change", own), ("All scenarios", all)] {
      terminal.print(terminal.style(.strong, "\(title)\n"))
      let run = DefaultRun(options: run, scenarios: scenarios, terminal: terminal, exercise: rules)
      guard await run.run() else { return 1 }
    }
    let parity = ParityOptions(
      bounds: [Bound.small.name], jobs: 1, implementations: [implementation], namesReleaseBuild: false)
    terminal.print(terminal.style(.strong, "Every step in every state of a small bound"))
    let status = try await parity.run(on: terminal)
    guard status == 0 else { return status }
    exercise.passed = checked
    try exercise.save(in: clone)
    terminal.print(try review(of: implementation, clone, terminal))
    if !elsewhere.isEmpty {
      terminal.print("You have also changed other files: \(elsewhere.joined(separator: ", "))")
    }
    if let score = exercise.score(solution: try change.counts(of: exercise.pattern)) {
      terminal.print("\n\(score)")
    }
    terminal.print(
      """

      The tests in Tests are those from before the change; some may not compile now.
      Compare: swift run --skip-build quartet exercise diff
      """)
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
      let folder = "Sources/\(implementation.sampleFolder)"
      violations = try ModuleCheck.violations(in: folder, of: clone.folder.path) ?? []
    } catch {
      throw UsageError("the rules cannot be checked: \(error)")
    }
    let name = implementation.patternName
    return violations.isEmpty
      ? terminal.style(.good, "\nIt works, and keeps the rules of \(name).")
      : (["\nIt works, but a reviewer who knows \(name) would say:"]
        + violations.map { "  \(Text.safe("\($0)"))" }).joined(separator: "\n")
  }

  /// Prints a row for each solution with its file, the reader's change, and the solution in the same pattern.
  func diff(_ clone: Clone, _ terminal: Terminal) throws(UsageError) {
    let exercise = try Exercise(of: clone)
    let change = Change(clone: clone, name: exercise.change)
    let solution = change.patch(of: exercise.pattern)
    guard try exercise.own("--binary", in: clone) == exercise.passed else {
      throw UsageError(
        "no check has passed with your change as it is now", advice: "swift run quartet exercise check",
        "To give up, read \(solution)")
    }
    func printRow(_ name: String, _ counts: [Clone.Count], _ file: String = "below") {
      let (added, removed) = (counts.reduce(0) { $0 + $1.added }, counts.reduce(0) { $0 + $1.removed })
      let size = "\(Text.count(counts.count, "file")), +\(added) −\(removed)"
      terminal.print("\(Text.padded(name, to: 14))\(Text.padded(size, to: 22))\(file)")
    }
    printRow("your change", Clone.counts(try exercise.own("--numstat", in: clone)))
    for name in Implementations.all.map({ $0.patternName }) {
      printRow(name, try change.counts(of: name), change.patch(of: name))
    }
    let (own, text) = (try exercise.own("--unified=1", in: clone), change.text(of: solution))
    terminal.print("\n\(terminal.style(.strong, "Your change"))\n\n\(own)")
    terminal.print("\n\(terminal.style(.strong, "The solution, \(solution)"))\n\n\(text)")
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
