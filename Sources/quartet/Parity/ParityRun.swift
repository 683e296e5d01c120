import Arguments
import FeatureEntry
import Foundation
import Parity

/// Checks implementations completely, or runs random steps or scenarios on them, and prints differences.
final class ParityRun {
  private let options: ParityOptions
  private let terminal: Terminal
  private let interruption: Interruption
  private var progress: ParityProgress
  private var result: ParityResult
  private let startWorkers: @MainActor ([Plan.Share]) throws(UsageError) -> [any Worker]

  private var style: Style { terminal.style }

  /// - Parameter startWorkers: Starts the workers if there are several.
  init(
    _ options: ParityOptions, terminal: Terminal, interruption: Interruption = Interruption(),
    startWorkers: @escaping @MainActor ([Plan.Share]) throws(UsageError) -> [any Worker] =
      WorkerProcess.start
  ) {
    self.startWorkers = startWorkers
    self.options = options
    self.terminal = terminal
    self.interruption = interruption
    progress = ParityProgress(unit: options.runs == nil ? "pieces" : "runs")
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
    if !scenarios.isEmpty {
      await run(scenarios)
    } else if let runs = options.runs {
      try await runRandom(runs)
    } else {
      try await runComplete()
    }
    progress.clear()
    result.seconds = progress.seconds
    terminal.print(options.isJSON ? result.json : result.text(style))
    if result.isInterrupted { return Interruption.status }
    return result.differences.isEmpty ? EXIT_SUCCESS : 1
  }

  private func runComplete() async throws(UsageError) {
    let names = options.implementations.map { $0.patternName }
    let workers = try workers(
      .complete(CompletePlan(parts: options.parts, implementations: names)), options.jobs)
    defer { for worker in workers { worker.stop() } }
    interruption.handler = { for worker in workers { worker.stop() } }
    for part in options.parts {
      result.parts.append(ParityResult.Part(part))
      var number = 0
      repeat {
        guard !interruption.isRaised, let next = try await workers[number % workers.count].next() else {
          result.isInterrupted = interruption.isRaised
          return
        }
        for difference in next.differences where !result.contains(difference) { print(difference) }
        number += 1
        result.add(next)
        progress.show(done: number, of: next.part?.pieces ?? number, steps: result.steps)
      } while number < result.parts.last?.pieces ?? 0
    }
  }

  private func runRandom(_ runs: Int) async throws(UsageError) {
    result.seeds = .init(first: options.seed, length: options.steps)
    // Small blocks, so that an implementation that never settles delays the others and the output little.
    let size = max(1, min(3_000 / options.steps, runs / (options.jobs * 8)))
    let workerCount = min(options.jobs, (runs + size - 1) / size)
    let plan = RandomPlan(
      seed: options.seed, runs: runs, steps: options.steps, blockSize: workerCount == 1 ? 1 : size,
      implementations: options.implementations.map { $0.patternName })
    let workers = try workers(.random(plan), workerCount)
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
      progress.show(done: results.coverage.runs, of: runs, steps: results.steps)
    }
  }

  private func workers(_ plan: Plan, _ count: Int) throws(UsageError) -> [any Worker] {
    let shares = (0..<count).map { Plan.Share(plan: plan, first: $0, workers: count) }
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
