import Foundation
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetParity

/// Checks implementations completely, or runs random steps or scenarios on them, and prints differences.
///
/// With several processes, each checks some of the implementations.
final class ParityRun {
  private let options: ParityOptions
  private let terminal: Terminal
  /// Nil for one job: what a process has started starts no other one.
  private let program: URL?
  private var progress = ProgressLine()
  private var result: ParityResult

  private var style: Style { terminal.style }

  /// - Parameter program: This command, for further processes.
  init(
    _ options: ParityOptions, terminal: Terminal, program: URL? = Bundle.main.executableURL
  ) {
    self.options = options
    self.terminal = terminal
    self.program = options.jobs > 1 ? program : nil
    result = ParityResult(patterns: [])
  }

  /// Runs, and prints while it runs. If the task is cancelled, it prints the results so far.
  ///
  /// - Returns: The exit status.
  /// - Throws: ``UsageError`` for a scenario that cannot be read, or a process that crashed.
  func run() async throws(UsageError) -> Int32 {
    let scenarios = try options.scenarios.map { name throws(UsageError) in
      try Script(name: name).scenarios().map { (name, $0) }
    }.flatMap(\.self)
    let count = scenarios.isEmpty ? min(options.jobs, options.implementations.count) : 1
    if count > 1, let program {
      try await runProcesses(count, program)
    } else {
      result = ParityResult(patterns: options.implementations.map { $0.patternName })
      Watchdog.start()
      SlowBuild.advice(faster: "swift run -c release quartet parity").map(progress.keep)
      if !scenarios.isEmpty {
        await run(scenarios)
      } else if let runs = options.runs {
        await runRandom(runs)
      } else {
        await runComplete()
      }
    }
    result.seconds = (progress.seconds * 1_000).rounded() / 1_000
    print(options.isJSON ? JSON.text(result) : result.text(style))
    if result.interrupted { return Interruption.status }
    return result.differences.isEmpty ? EXIT_SUCCESS : 1
  }

  private func runProcesses(_ count: Int, _ program: URL) async throws(UsageError) {
    let groups = (0..<count).map { first in
      stride(from: first, to: options.implementations.count, by: count).map { options.implementations[$0] }
    }
    var processes: [ParityProcess] = []
    defer { for process in processes { process.stop() } }
    for (number, group) in groups.enumerated() {
      processes.append(
        try ParityProcess(program, options.arguments(for: group), showsProgress: number == 0))
    }
    let started = processes
    let failure = await withTaskCancellationHandler { () -> UsageError? in
      do throws(UsageError) {
        for process in started {
          let other = try await process.result()
          for difference in other.differences { print(difference.text(style) + "\n") }
          result.add(other)
        }
        return nil
      } catch {
        return error
      }
    } onCancel: {
      for process in started { process.stop() }
    }
    if let failure { throw failure }
  }

  private func runComplete() async {
    var features = options.implementations
    for name in options.bounds {
      let bound = Bound.all.first { $0.name == name } ?? .standard
      progress.show("Finding every state within the bound \(name), and walking the first piece")
      let check = CompleteCheck(features, Tour(Search(bound), options.moment), seeds: options.seeds)
      if Task.isCancelled {
        result.interrupted = true
        return
      }
      while let report = await check.next() {
        if !report.passes {
          features.removeAll { $0.patternName == report.pattern }
          add(ParityDifference(report, replay: options.command(for: report.pattern)))
        }
        progress.show(done: check.walked, of: check.walkCount, "pieces", steps: result.steps + check.steps)
      }
      result.complete.append(ParityResult.Part(check, of: options.implementations.count))
      result.steps += check.steps
      result.interrupted = Task.isCancelled && check.walked < check.walkCount
      if Task.isCancelled { return }
    }
  }

  private func runRandom(_ runs: Int) async {
    (result.seed, result.stepsPerRun) = (options.seed, options.steps)
    let test = RandomTest(options.implementations, seed: options.seed, length: options.steps)
    while test.runs < runs, !test.isOver {
      if Task.isCancelled {
        result.interrupted = true
        return
      }
      for finding in await test.run() { add(ParityDifference(finding)) }
      (result.runs, result.steps, result.rules) = (test.runs, test.steps, test.rules)
      result.runsWithLeakCheck = test.runsWithLeakChecks
      progress.show(done: test.runs, of: runs, "runs", steps: test.steps)
    }
  }

  private func run(_ scenarios: [(name: String, scenario: Scenario)]) async {
    result.rules = [.r1, .r2, .m2]
    for (name, scenario) in scenarios {
      for implementation in options.implementations {
        if Task.isCancelled {
          result.interrupted = true
          return
        }
        await run(scenario, on: implementation, name)
        result.steps += scenario.lines.count
      }
      for rules in scenario.rules { result.rules.formUnion(rules) }
      result.runs += 1
      result.runsWithLeakCheck += 1
    }
  }

  /// Stops at the first difference.
  private func run(_ scenario: Scenario, on implementation: any Feature.Type, _ name: String) async {
    var scenario = scenario
    let own = scenario.unspecifiedSeed
    for seed in own.map({ [$0] }) ?? options.seeds {
      scenario.unspecifiedSeed = seed
      // The leak check adds turns of the main actor between the steps, so run without it too.
      for checksLeaks in seed == own ? [true, false] : [false] {
        let runner = Runner(implementation, checksLeaks: checksLeaks)
        let report = await runner.check(scenario)
        if report.passes { continue }
        var diagnosis = Diagnosis()
        await diagnosis.add(report, from: runner)
        for broken in diagnosis.brokenRules { add(broken, of: implementation, name) }
        return
      }
    }
  }

  private func add(_ broken: BrokenRule, of implementation: any Feature.Type, _ name: String) {
    let file = FileManager.default.fileExists(atPath: name) ? name : nil
    result.differences.append(ParityDifference(broken, of: implementation, file: file))
    let text = DifferenceText(broken: broken, implementation: implementation, file: file)
    if !options.isJSON { print(text.text(style, width: terminal.width) + "\n") }
  }

  private func add(_ difference: ParityDifference) {
    result.differences.append(difference)
    if !options.isJSON { print(difference.text(style) + "\n") }
  }

  private func print(_ text: String) {
    progress.clear()
    terminal.print(text)
  }
}

extension ParityOptions {
  /// The arguments of a process that checks some implementations, and prints the result as JSON.
  func arguments(for implementations: [any Feature.Type]) -> [String] {
    selection + ["--pattern"] + implementations.map { $0.argument } + ["--jobs", "1", "--json"]
  }

  /// The command that repeats a check.
  func command(for pattern: String) -> String {
    (["swift run quartet parity"] + selection + ["--pattern", pattern.asArgument]).joined(separator: " ")
  }

  private var selection: [String] {
    if let runs { return ["--runs", "\(runs)", "--seed", "\(seed)", "--steps", "\(steps)"] }
    return (bounds == [Bound.standard.name] ? [] : ["--bound"] + bounds)
      + (moment == .early ? ["--early"] : moment == .pairs ? ["--early-pairs"] : [])
      + (seeds.count > 1 ? ["--choices"] : [])
  }
}
