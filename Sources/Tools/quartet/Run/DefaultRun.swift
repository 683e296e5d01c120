import QuartetArguments
import QuartetFeatureEntry
import Foundation
import QuartetParity

/// Runs scenarios on every implementation, and prints a matrix of those that passed.
struct DefaultRun {
  /// The result of one implementation.
  struct Result {
    let implementation: any Feature.Type
    var failed: Set<String> = []
    var diagnosis = Diagnosis()
  }

  let options: RunOptions
  let scenarios: [Scenario]
  let terminal: Terminal
  /// The rules of an exercise, which are named first; then only one difference is printed. Empty if this is none.
  var exercise: RuleSet = []

  private var style: Style { terminal.style }

  /// Runs, and prints the result.
  ///
  /// - Returns: Whether every implementation followed the specification in every scenario.
  func run() async -> Bool {
    let start = ContinuousClock.now
    Watchdog.start()
    var results: [Result] = []
    var progress = ParityProgress(unit: "scenarios")
    var (done, steps) = (0, 0)
    for implementation in options.implementations {
      var result = Result(implementation: implementation)
      for scenario in scenarios {
        progress.show(done: done, of: scenarios.count * options.implementations.count, steps: steps)
        (done, steps) = (done + 1, steps + scenario.lines.count)
        let runner = Runner(implementation)
        let report = await runner.check(scenario)
        if report.passes { continue }
        result.failed.insert(scenario.name)
        await result.diagnosis.add(report, from: runner)
      }
      results.append(result)
    }
    progress.clear()
    let tenths = Int((ContinuousClock.now - start) / .milliseconds(100))
    let isRight = results.allSatisfy { $0.failed.isEmpty }
    terminal.print(options.isJSON ? json(results) : text(results, time: "\(tenths / 10).\(tenths % 10) s"))
    return isRight
  }

  private func text(_ results: [Result], time: String) -> String {
    let differences = results.flatMap(differences).map { $0.text(style, width: terminal.width) }
    if !exercise.isEmpty {
      return (differences.prefix(1) + titles(results) + [matrix(results), verdict(results, time), ""])
        .joined(separator: "\n\n")
    }
    let isLong = options.isVerbose || !options.words.isEmpty
    let long = isLong ? [longTable(results)] : []
    let ends = options.words.isEmpty ? ([introduction], [next(results)]) : ([], [])
    return (differences + ends.0 + long + [matrix(results), verdict(results, time)] + ends.1)
      .joined(separator: "\n\n")
  }

  /// The broken rules of a result. In an exercise, those that the exercise is about come first: the last step can exercise
  /// an old rule, and show for the first time that a new one is not followed.
  private func differences(of result: Result) -> [DifferenceText] {
    let all = result.diagnosis.brokenRules.map { broken in
      let ofStep = exercise.filter { broken.report.difference?.rules.contains($0) == true }
      let ofScenarios = scenarios.filter { broken.names.contains($0.name) }
        .compactMap { Rule(named: $0.rule) }.filter(exercise.contains)
      let exercised = [ofStep, ofScenarios].first { !$0.isEmpty }.map(RuleSet.init)
      return DifferenceText(broken: broken, implementation: result.implementation, exercised: exercised)
    }
    return all.filter { $0.exercised != nil } + all.filter { $0.exercised == nil }
  }

  /// The rules and titles of the first scenarios that failed: what they are about.
  private func titles(_ results: [Result]) -> [String] {
    let failed = scenarios.filter { scenario in results.contains { $0.failed.contains(scenario.name) } }
    if failed.isEmpty { return [] }
    let lines = failed.prefix(5).map { Text.cut("  \($0.rule)  \(Text.safe($0.title))", to: terminal.width) }
    return [(["Scenarios that fail:"] + lines + (failed.count > 5 ? ["  …"] : [])).joined(separator: "\n")]
  }

  private var introduction: String {
    """
    Quartet is one feature, sign in and leave a comment, in four UI architecture
    patterns, and in a baseline without one. This command ran scenarios on each:
    user actions, server replies, links and logouts. It compared what is shown
    after every step with the specification. The table has the scenarios that
    passed, of all.
    """
  }

  /// A row for each chapter, and a column for each implementation.
  private func matrix(_ results: [Result]) -> String {
    let names = results.map { Text.cut($0.implementation.patternName, to: 14) }
    func row(_ title: String, _ cells: [String], _ roles: [Style.Role]) -> String {
      let padded = zip(zip(cells, names), roles).map { cell, role in
        style(role, Text.padded("", to: max(7, Text.width(cell.1)) - Text.width(cell.0)) + cell.0)
      }
      return ([Text.padded(title, to: 9)] + padded).joined(separator: "  ")
    }
    func row(_ title: String, _ scenarios: [Scenario]) -> String {
      let failures = results.map { result in scenarios.count { result.failed.contains($0.name) } }
      let cells = failures.map { "\(scenarios.count - $0)/\(scenarios.count)" }
      return row(title, cells, failures.map { $0 == 0 ? .good : .bad })
    }
    let chapters = Chapter.grouped(scenarios)
    let rows = chapters.map { row($0.chapter.title, $0.scenarios) }
    let all = chapters.count > 1 ? [row("All", scenarios)] : []
    return ([row("", names, results.map { _ in .strong })] + rows + all).joined(separator: "\n")
  }

  /// A row for each scenario, with a mark for each implementation, and what the screen on top shows at the end.
  private func longTable(_ results: [Result]) -> String {
    let columns = results.map { $0.implementation.patternName }.joined(separator: ", ")
    let margin = 8 + results.count
    let rows = Chapter.grouped(scenarios).flatMap { chapter, scenarios in
      ["", style(.strong, chapter.title)]
        + scenarios.flatMap { scenario in
          let marks = results.map {
            $0.failed.contains(scenario.name) ? style(.bad, "✗") : style(.good, "✓")
          }.joined()
          let room = terminal.width - margin
          let end = Specification.end(of: scenario).summary
          let rule = style(.accent, Text.padded(scenario.rule, to: 3))
          return ["  \(rule) \(marks)  \(Text.cut(Text.safe(scenario.title), to: room))"]
            + ["\(Text.padded("", to: margin))\(style(.faint, end.text(fitting: room)))"]
        }
    }
    return (["The marks are, in this order: \(columns)."] + rows).joined(separator: "\n")
  }

  private func verdict(_ results: [Result], _ time: String) -> String {
    let counts =
      "\(Text.count(results.count, "implementation")), \(Text.count(scenarios.count, "scenario")), \(time)"
    let names = results.filter { !$0.failed.isEmpty }.map { result in
      var rules: [String] = []
      for difference in differences(of: result) where !rules.contains(difference.rules.alternatives) {
        rules.append(difference.rules.alternatives)
      }
      return "\(result.implementation.patternName) breaks \(rules.joined(separator: ", "))"
    }
    return names.isEmpty
      ? style(.good, "✓ No difference: \(counts)")
      : style(.bad, "✗ \(names.joined(separator: "; ")): \(counts)")
  }

  private func next(_ results: [Result]) -> String {
    let result = results.first { !$0.failed.isEmpty } ?? results[0]
    let name = result.implementation.argument
    let command = "swift run quartet"
    let rows = [
      ("\(command) play \(name)", "use the feature"),
      ("\(command) run L6", "run the scenarios of a rule"),
      ("\(command) parity", "check every state and every step"),
      ("\(command) explore --open", "see which components call which"),
      ("Docs/ReadingPath.md", "read the code in this order"),
    ]
    return (["Next:"] + rows.map { "  \(Text.padded($0, to: 36))  \($1)" }).joined(separator: "\n")
  }
}

extension RuleSet {
  /// Makes a set of some rules.
  init(_ rules: [Rule]) { self = rules.reduce(into: []) { $0.insert($1) } }
}

// JSON.
extension DefaultRun {
  private struct Output: Encodable {
    struct Implementation: Encodable {
      let name: String
      let passed: Int
      let failed: [String]
      let differences: [ParityDifference]
    }

    let scenarios: Int
    let implementations: [Implementation]
  }

  private func json(_ results: [Result]) -> String {
    JSON.text(
      Output(
        scenarios: scenarios.count,
        implementations: results.map { result in
          Output.Implementation(
            name: result.implementation.patternName, passed: scenarios.count - result.failed.count,
            failed: scenarios.map(\.name).filter(result.failed.contains),
            differences: result.diagnosis.brokenRules.map {
              ParityDifference($0, of: result.implementation)
            })
        }))
  }
}
