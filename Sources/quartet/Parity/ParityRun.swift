import Foundation
import Parity

/// Random steps, or some scenarios, on patterns; what differs, and what was exercised.
final class ParityRun {
  private let options: ParityOptions
  private let terminal: Terminal
  private let interruption: Interruption
  private var progress: ParityProgress
  private var summary: ParitySummary
  private let startWorkers: @MainActor (Int) throws(UsageError) -> [any Worker]
  private var failure: UsageError?

  private var style: Style { terminal.style }

  /// - Parameter startWorkers: Makes more than one worker.
  init(
    _ options: ParityOptions, terminal: Terminal, interruption: Interruption = Interruption(),
    startWorkers: @escaping @MainActor (Int) throws(UsageError) -> [any Worker] = WorkerProcess.start
  ) {
    self.startWorkers = startWorkers
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
    if scenarios.isEmpty { try await runRandom() } else { await run(scenarios) }
    progress.clear()
    summary.seconds = progress.seconds
    summary.isInterrupted = interruption.hasCome && summary.isCutShort
    terminal.print(options.isJSON ? summary.json : summary.text(style))
    if summary.isInterrupted { return Interruption.status }
    return summary.differences.isEmpty ? EXIT_SUCCESS : 1
  }

  private func runRandom() async throws(UsageError) {
    summary.seeds = .init(first: options.seed, length: options.steps)
    // A pattern that never ends must not delay the others by much, nor what is told of it.
    let size = max(1, min(3_000 / options.steps, options.runs / (options.jobs * 8)))
    let workers = try workers(min(options.jobs, (options.runs + size - 1) / size))
    let schedule = Schedule(options, size: workers.count == 1 ? 1 : size)
    interruption.onCome = { for worker in workers { worker.stop() } }
    let tasks = workers.map { worker in Task { await serve(worker, from: schedule) } }
    for task in tasks { await task.value }
    for worker in workers { worker.stop() }
    summary.isCutShort = !schedule.isOver
    if let failure { throw failure }
  }

  /// Has a worker do blocks until there are none, somebody interrupts, or a worker fails.
  private func serve(_ worker: any Worker, from schedule: Schedule) async {
    while failure == nil, !interruption.hasCome, let (number, block) = schedule.next() {
      do {
        guard let answer = try await worker.run(block) else { return }
        for difference in schedule.take(answer, of: block, number: number) { tell(difference) }
      } catch {
        failure = failure ?? error
        return
      }
      summary.take(schedule.coverage, steps: schedule.steps)
      progress.tell(runs: schedule.coverage.runs, steps: schedule.steps)
    }
  }

  private func workers(_ count: Int) throws(UsageError) -> [any Worker] {
    if count == 1 { return [OwnWorker(known: options.patterns)] }
    return try startWorkers(count)
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
    summary.differences.append(ParitySummary.Difference(report, pattern, replay: replay))
    show(text + "\n")
  }

  private func tell(_ difference: RandomDifference) {
    summary.differences.append(ParitySummary.Difference(difference))
    show(difference.text(style) + "\n")
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
