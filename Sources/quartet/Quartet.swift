import Foundation

/// The command: reads its arguments, does what they say and exits with 0, 1 (a difference) or 2 (misused).
@main
struct Quartet {
  static func main() async {
    let terminal = Terminal()
    do throws(UsageError) {
      let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
      exit(try await command.run(on: terminal) ? EXIT_SUCCESS : 1)
    } catch {
      Terminal.complain("\(error)")
      exit(2)
    }
  }
}

extension Command {
  /// Does what was asked for.
  ///
  /// - Returns: False where a pattern differs from the specification.
  func run(on terminal: Terminal) async throws(UsageError) -> Bool {
    switch self {
    case .help(let topic):
      terminal.print(topic.text)
      return true
    case .list:
      terminal.print(Listing(patterns: Pattern.all, scenarios: try Script.builtIn()).text(terminal.style))
      return true
    case .run(let isVerbose):
      let run = DefaultRun(
        patterns: Pattern.all, scenarios: try Script.builtIn(), isVerbose: isVerbose, width: terminal.width)
      return await run.print(terminal.style, terminal.print)
    case .play(let pattern, let script, let kind):
      let input = try script.map { script throws(UsageError) in try script.lines() }
      return await Play(
        pattern, kind: kind, lines: input.map(PlayLines.init(script:)) ?? .standardInput, terminal: terminal
      ).run()
    }
  }
}
