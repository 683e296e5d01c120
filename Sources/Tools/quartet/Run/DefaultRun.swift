import Foundation
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
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

  private var style: Style { terminal.style }

  /// Runs, and prints the result.
  ///
  /// - Returns: Whether every implementation followed the specification in every scenario.
  func run() async -> Bool {
    let start = ContinuousClock.now
    Watchdog.start()
    var results = options.implementations.map { Result(implementation: $0) }
    let count = scenarios.count * results.count
    var progress = ProgressLine()
    var (done, steps) = (0, 0)
    for scenario in scenarios {
      let (trace, notes) = (ExpectedTrace(scenario), Watchdog.notes(of: scenario))
      for index in results.indices {
        progress.show(done: done, of: count, "scenarios", steps: steps)
        (done, steps) = (done + 1, steps + scenario.lines.count)
        let runner = Runner(results[index].implementation)
        let report = await runner.check(scenario, against: trace, notes: notes)
        if report.passes { continue }
        results[index].failed.insert(scenario.name)
        await results[index].diagnosis.add(report, from: runner)
      }
    }
    progress.clear()
    let tenths = Int((ContinuousClock.now - start) / .milliseconds(100))
    let isRight = results.allSatisfy { $0.failed.isEmpty }
    terminal.print(text(results, time: "\(tenths / 10).\(tenths % 10) s"))
    return isRight
  }

  private func text(_ results: [Result], time: String) -> String {
    let differences = results.flatMap(differences).map { $0.text(style, width: terminal.width) }
    let isLong = options.isVerbose || !options.words.isEmpty
    let long = isLong ? [longTable(results)] : []
    let ends = options.words.isEmpty ? ([introduction], [next(results)]) : ([], [])
    return (differences + ends.0 + long + [matrix(results), verdict(results, time)] + ends.1)
      .joined(separator: "\n\n")
  }

  private func differences(of result: Result) -> [DifferenceText] {
    result.diagnosis.brokenRules.map { DifferenceText(broken: $0, implementation: result.implementation) }
  }

  private var introduction: String {
    """
    Quartet is one feature, sign in and leave a comment, in four UI architecture
    patterns, in a baseline without one, and in MVVM with coordinators. This command
    ran scenarios on each: user actions, server replies, links and logouts. It
    compared what is shown after every step with the specification. The table has
    the scenarios that passed, of all.
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

  /// A row for each scenario, with a mark for each implementation.
  private func longTable(_ results: [Result]) -> String {
    let columns = results.map { $0.implementation.patternName }.joined(separator: ", ")
    let rows = Chapter.grouped(scenarios).flatMap { chapter, scenarios in
      ["", style(.strong, chapter.title)]
        + scenarios.map { scenario in
          let marks = results.map {
            $0.failed.contains(scenario.name) ? style(.bad, "✗") : style(.good, "✓")
          }.joined()
          let rule = style(.accent, Text.padded(scenario.rule, to: 3))
          let room = terminal.width - 8 - results.count
          return "  \(rule) \(marks)  \(Text.cut(Text.safe(scenario.title), to: room))"
        }
    }
    return (["The marks are, in this order: \(columns)."] + rows).joined(separator: "\n")
  }

  private func verdict(_ results: [Result], _ time: String) -> String {
    let counts =
      "\(Text.count(results.count, "implementation")), \(Text.count(scenarios.count, "scenario")), \(time)"
    let names = results.filter { !$0.failed.isEmpty }.map { result in
      var rules: [String] = []
      for broken in result.diagnosis.brokenRules where !rules.contains(broken.rules.alternatives) {
        rules.append(broken.rules.alternatives)
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
