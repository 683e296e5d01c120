import Foundation
import Implementations

/// The command. It exits with 0, 1 (an implementation differs), 2 (wrong arguments or an error) or 130 (interrupted).
@main
struct Quartet {
  static func main() async {
    let terminal = Terminal()
    do throws(UsageError) {
      let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
      exit(try await command.run(on: terminal))
    } catch {
      Terminal.printError("\(error)")
      exit(2)
    }
  }
}

extension Command {
  /// Runs the command.
  ///
  /// - Returns: The exit status: 1 if an implementation differs from the specification.
  func run(on terminal: Terminal) async throws(UsageError) -> Int32 {
    let all = Implementations.all
    switch self {
    case .help(let topic):
      terminal.print(topic.text)
      return EXIT_SUCCESS
    case .version:
      terminal.print("quartet 1.0")
      return EXIT_SUCCESS
    case .new(let arguments):
      terminal.print(try NewModule.run(arguments))
      return EXIT_SUCCESS
    case .list(let isJSON):
      let listing = Listing(implementations: all, scenarios: try Script.builtIn(), width: terminal.width)
      terminal.print(isJSON ? listing.json : listing.text(terminal.style))
      return EXIT_SUCCESS
    case .run(let options):
      let scenarios = try options.selected(from: Script.builtIn())
      let run = DefaultRun(options: options, scenarios: scenarios, terminal: terminal)
      return await run.run() ? EXIT_SUCCESS : 1
    case .play(let implementation, let script, let kind, let trace):
      let input = try script.map { script throws(UsageError) in try script.lines() }
      let lines = input.map(PlayLines.init(script:)) ?? .standardInput
      let tracer = try trace.map { trace throws(UsageError) in try PlayTracer(trace, terminal) }
      let play = Play(implementation, kind: kind, lines: lines, terminal: terminal, tracer: tracer)
      return await play.run() ? EXIT_SUCCESS : 1
    case .compare(let options):
      try await Comparison(options: options, terminal: terminal).run()
      return EXIT_SUCCESS
    case .explore(let page):
      try await page.write(terminal)
      return EXIT_SUCCESS
    case .parity(let options):
      return try await ParityRun(options, terminal: terminal).run()
    }
  }
}
