import Foundation

/// The command: reads its arguments, does what they say and exits with 0, 1 (a difference), 2 (misused) or
/// 130 (interrupted, where it can be).
@main
struct Quartet {
  static func main() async {
    let terminal = Terminal()
    do throws(UsageError) {
      let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
      exit(try await command.run(on: terminal))
    } catch {
      Terminal.complain("\(error)")
      exit(2)
    }
  }
}

extension Command {
  /// Does what was asked for.
  ///
  /// - Returns: The exit status: 1 where a pattern differs from the specification.
  func run(on terminal: Terminal) async throws(UsageError) -> Int32 {
    switch self {
    case .help(let topic):
      terminal.print(topic.text)
      return EXIT_SUCCESS
    case .list:
      terminal.print(Listing(patterns: Pattern.all, scenarios: try Script.builtIn()).text(terminal.style))
      return EXIT_SUCCESS
    case .run(let isVerbose):
      let run = DefaultRun(
        patterns: Pattern.all, scenarios: try Script.builtIn(), isVerbose: isVerbose, width: terminal.width)
      return await run.print(terminal.style, terminal.print) ? EXIT_SUCCESS : 1
    case .play(let pattern, let script, let kind):
      let input = try script.map { script throws(UsageError) in try script.lines() }
      let lines = input.map(PlayLines.init(script:)) ?? .standardInput
      return await Play(pattern, kind: kind, lines: lines, terminal: terminal).run() ? EXIT_SUCCESS : 1
    case .work:
      try await WorkerEnd(known: Pattern.all).run()
      return EXIT_SUCCESS
    case .parity(let options):
      return try await ParityRun(options, terminal: terminal).run()
    case .measure(let options):
      return try await MeasureRun(options, patterns: Pattern.all, terminal: terminal).run()
    }
  }
}
