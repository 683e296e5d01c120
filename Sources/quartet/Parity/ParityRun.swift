import FeatureEntry
import Foundation
import Parity

/// Runs random steps, or scenarios, on implementations, and prints differences and coverage.
final class ParityRun {
  private let options: ParityOptions
  private let terminal: Terminal
  private let interruption: Interruption
  private var progress: ParityProgress
  private var result: ParityResult
  private let startWorkers: @MainActor ([RandomPlan.Share]) throws(UsageError) -> [any Worker]

  private var style: Style { terminal.style }

  /// - Parameter startWorkers: Starts the workers if there are several.
  init(
    _ options: ParityOptions, terminal: Terminal, interruption: Interruption = Interruption(),
    startWorkers: @escaping @MainActor ([RandomPlan.Share]) throws(UsageError) -> [any Worker] =
      WorkerProcess.start
  ) {
    self.startWorkers = startWorkers
    self.options = options
    self.terminal = terminal
    self.interruption = interruption
    progress = ParityProgress(runs: options.runs)
    result = ParityResult(patterns: options.implementations.map { $0.patternName })
  }

  /// Runs, and prints while it runs.
  ///
  /// - Returns: The exit status.
  /// - Throws: ``UsageError`` for a scenario that cannot be read, or a process that crashed.
  func run() async throws(UsageError) -> Int32 {
    let scenarios = try options.scenarios.map { name throws(UsageError) in
      try Script(name: name).scenarios().map { (name, $0) }
    }.flatMap(\.self)
    interruption.listen()
    if scenarios.isEmpty { try await runRandom() } else { await run(scenarios) }
    progress.clear()
    result.seconds = progress.seconds
    terminal.print(options.isJSON ? result.json : result.text(style))
    if result.isInterrupted { return Interruption.status }
    return result.differences.isEmpty ? EXIT_SUCCESS : 1
  }

  private func runRandom() async throws(UsageError) {
    result.seeds = .init(first: options.seed, length: options.steps)
    // Small blocks, so that an implementation that never settles delays the others and the output little.
    let size = max(1, min(3_000 / options.steps, options.runs / (options.jobs * 8)))
    let workerCount = min(options.jobs, (options.runs + size - 1) / size)
    let plan = RandomPlan(
      seed: options.seed, runs: options.runs, steps: options.steps, blockSize: workerCount == 1 ? 1 : size,
      implementations: options.implementations.map { $0.patternName })
    let shares = (0..<workerCount).map { RandomPlan.Share(plan: plan, first: $0, workers: workerCount) }
    let workers = try workers(shares)
    defer { for worker in workers { worker.stop() } }
    interruption.handler = { for worker in workers { worker.stop() } }
    var results = RandomResults(plan)
    for number in 0..<plan.blockCount where !results.isOver {
      guard !interruption.isRaised, let next = try await workers[number % workerCount].next() else {
        result.isInterrupted = true
        return
      }
      for difference in results.add(next, of: plan.block(number)) { print(difference) }
      result.update(results.coverage, steps: results.steps)
      progress.show(runs: results.coverage.runs, steps: results.steps)
    }
  }

  private func workers(_ shares: [RandomPlan.Share]) throws(UsageError) -> [any Worker] {
    if shares.count == 1 { return [LocalWorker(shares[0], known: options.implementations)] }
    return try startWorkers(shares)
  }

  private func run(_ scenarios: [(name: String, scenario: Scenario)]) async {
    Watchdog.start()
    var coverage = Coverage()
    var steps = 0
    for (name, scenario) in scenarios {
      for implementation in options.implementations {
        if interruption.isRaised {
          result.isInterrupted = true
          return
        }
        // The leak check adds turns of the main actor between the steps, so run without it too.
        for checksLeaks in [true, false] {
          let runner = Runner(implementation, checksLeaks: checksLeaks)
          let report = await runner.check(scenario)
          if report.passes { continue }
          var diagnosis = Diagnosis()
          await diagnosis.add(report, from: runner)
          for broken in diagnosis.brokenRules { print(broken, of: implementation, name) }
          break
        }
        steps += scenario.lines.count
      }
      coverage.add(ExpectedTrace(scenario), checksLeaks: true)
      result.update(coverage, steps: steps)
    }
  }

  private func print(_ broken: BrokenRule, of implementation: any Feature.Type, _ name: String) {
    let file = FileManager.default.fileExists(atPath: name) ? name : nil
    result.differences.append(ParityResult.Difference(broken, of: implementation, file: file))
    let text = DifferenceText(
      broken: broken, implementation: implementation, file: file, width: terminal.width)
    print(text.text(style) + "\n")
  }

  private func print(_ difference: RandomDifference) {
    result.differences.append(ParityResult.Difference(difference))
    print(difference.text(style) + "\n")
  }

  private func print(_ text: String) {
    progress.clear()
    if !options.isJSON { terminal.print(text) }
  }
}
