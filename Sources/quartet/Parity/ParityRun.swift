import Foundation
import Parity

/// Random steps, or some scenarios, on patterns; what differs, and what was exercised.
final class ParityRun {
  private let options: ParityOptions
  private let terminal: Terminal
  private let interruption: Interruption
  private var progress: ParityProgress
  private var summary: ParitySummary

  private var style: Style { terminal.style }

  init(_ options: ParityOptions, terminal: Terminal, interruption: Interruption = Interruption()) {
    self.options = options
    self.terminal = terminal
    self.interruption = interruption
    progress = ParityProgress(runs: options.runs)
    summary = ParitySummary(patterns: options.patterns.map(\.name))
  }

  /// Runs, and prints as it goes.
  ///
  /// - Returns: The exit status.
  /// - Throws: ``UsageError`` for a scenario that cannot be read.
  func run() async throws(UsageError) -> Int32 {
    let scenarios = try options.scenarios.map { name throws(UsageError) in
      try ParityScript(name: name).scenario()
    }
    interruption.listen()
    if scenarios.isEmpty { await runRandom() } else { await run(scenarios) }
    progress.clear()
    summary.seconds = progress.seconds
    summary.isInterrupted = interruption.hasCome && summary.isCutShort
    terminal.print(options.isJSON ? summary.json : summary.text(style))
    if summary.isInterrupted { return Interruption.status }
    return summary.differences.isEmpty ? EXIT_SUCCESS : 1
  }

  private func runRandom() async {
    let test = RandomTest(options.patterns.map(\.feature), seed: options.seed, length: options.steps)
    summary.seeds = .init(first: options.seed, length: options.steps)
    for run in 0..<options.runs where !test.isOver {
      if interruption.hasCome {
        summary.isCutShort = true
        break
      }
      for finding in await test.run() { tell(finding) }
      summary.take(test.coverage, steps: test.steps)
      progress.tell(runs: run + 1, steps: test.steps)
    }
  }

  private func run(_ scenarios: [Scenario]) async {
    var coverage = Coverage()
    var steps = 0
    for (name, scenario) in zip(options.scenarios, scenarios) {
      for pattern in options.patterns {
        if interruption.hasCome {
          summary.isCutShort = true
          return
        }
        // Without lifetimes there are fewer turns of the main actor between the steps.
        var report = await Runner(pattern.feature).check(scenario)
        if report.passes { report = await Runner(pattern.feature, checksLifetimes: false).check(scenario) }
        steps += scenario.lines.count
        if !report.passes { tell(report, of: pattern, name) }
      }
      coverage.add(Walkthrough(scenario), lifetimes: true)
      summary.take(coverage, steps: steps)
    }
  }

  private func tell(_ report: Report, of pattern: Pattern, _ name: String) {
    let isFile = FileManager.default.fileExists(atPath: name)
    let text = DifferenceText(report: report, pattern: pattern, file: isFile ? name : nil).text(style)
    let replay = "swift run quartet play \(pattern.target) \(isFile ? Text.quoted(name) : name)"
    summary.differences.append(ParitySummary.Difference(report, pattern, seed: nil, replay: replay))
    show(text + "\n")
  }

  private func tell(_ finding: Finding) {
    guard let pattern = options.patterns.first(where: { $0.name == finding.report.pattern }) else { return }
    let replay = finding.command(pattern)
    summary.differences.append(
      ParitySummary.Difference(finding.report, pattern, seed: finding.run.seed, replay: replay))
    show(finding.text(pattern, style) + "\n")
  }

  private func show(_ text: String) {
    progress.clear()
    if !options.isJSON { terminal.print(text) }
  }
}

/// A scenario that is named in the arguments.
private struct ParityScript {
  let name: String

  func scenario() throws(UsageError) -> Scenario {
    if !FileManager.default.fileExists(atPath: name) {
      let word = name.hasSuffix(".scenario") ? String(name.dropLast(".scenario".count)) : name
      let builtIn = try Script.builtIn().first { $0.name.lowercased() == word.lowercased() }
      if let builtIn { return builtIn }
    }
    let text = try Script(name: name).lines().map(\.text).joined(separator: "\n")
    do {
      return try Scenario(parsing: text, file: (name as NSString).lastPathComponent)
    } catch {
      throw UsageError(
        "\(Text.quoted(name)), line \(error.line): \(Text.safe("\(error.reason)"))",
        advice: "Steps: quartet help play")
    }
  }
}

extension Finding {
  /// What finds it again.
  func command(_ pattern: Pattern) -> String {
    "swift run quartet parity --pattern \(pattern.target) --seed \(run.seed) --runs 1 --steps \(run.length)"
  }

  /// The rule, the scenario as a file that shows it, both sides, and how to find it again and to play it.
  func text(_ pattern: Pattern, _ style: Style) -> String {
    let line = report.difference?.line.map { "after step \($0.number), \(Text.safe("\($0.move)"))" }
    return [
      style(.bad, "✗ \(report.scenario.rule)  \(pattern.name) differs, with seed \(run.seed)"),
      "",
      DifferenceText.indented("\(report.scenario)"),
      "   # \(line ?? "before the first step"):",
      DifferenceText.indented(report.difference.map { "\($0.reason)" } ?? ""),
      "",
      "   Again:  \(style(.strong, command(pattern)))",
      "   Play:   save the lines from “rule:” on in found.scenario, then",
      "           \(style(.strong, "swift run quartet play \(pattern.target) found.scenario"))",
    ].joined(separator: "\n")
  }
}
