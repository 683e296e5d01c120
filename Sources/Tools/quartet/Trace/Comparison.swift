import QuartetArguments
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import QuartetTrace

/// `quartet compare`: runs one scenario on several implementations, and prints their calls side by side.
struct Comparison: Command {
  var script = Script(name: "")
  var implementations: [any Feature.Type] = []
  /// The number of the only step to print; nil for all.
  var step: Int?
  var text = TraceText()
  /// Whether to print only how many calls there are.
  var countsCalls = false
  var isJSON = false

  static let syntax = Syntax<Comparison>(
    "quartet compare", summary: "print what the patterns do, side by side",
    overview: """
      Runs a scenario on several implementations and prints which functions of their
      components are called: as many implementations side by side as fit into the
      width of the terminal.
      """,
    [
      .argument(
        "SCENARIO", .text("a scenario or a file"),
        help: "the name of a scenario from quartet list, or a file of steps"
      ) { $0.script = Script(name: $1) },
      .option(
        "--step", placeholder: "N", .number(in: 0...(.max)),
        help: "only step N; 0 is the start of the feature, and the number after the last step is its end"
      ) { $0.step = $1 },
      .option(
        "--pattern", placeholder: "P", .implementation, repeats: true,
        help: "these implementations; without it, the four patterns"
      ) { $0.implementations.append($1) },
      .flag(
        "-v", "--verbose",
        help:
          "every function; without it, only messages, which are calls from one component to another, what is "
          + "made (+) and what is deallocated (-)"
      ) { $0.text.isVerbose = true },
      .flag("--no-lines", help: "no line numbers") { $0.text.showsLines = false },
      .flag(
        "--counts",
        help: "only a table in Markdown: how many messages there are, as without -v, how many components are "
          + "made and deallocated, how many components and files take part, and how many functions are "
          + "entered, as with -v"
      ) { $0.countsCalls = true },
      .flag("--json", help: "print one JSON object on standard output") { $0.isJSON = true },
    ],
    discussion: """
      A call is indented below its caller. After it is the line of the function in
      the file of its component. { } marks a closure. Arguments are not recorded.

      \(TracedCopy.help)

      The JSON object has a scenario and its steps. A step has a number, its text,
      and implementations, each with a name, an outcome, calls and counts. A call has
      a kind (call, closure, made, freed or detail), a component, a function, a file,
      a line, and the calls that it makes. The objects after the step are types; a
      reference has the positions of two objects, a property, and whether it is
      strong, weak or unowned.

      Examples:
        quartet compare L06-wrong-pair --step 4
        quartet compare L06-wrong-pair --pattern RVB VIPER --verbose
        quartet compare L06-wrong-pair --step 4 --counts
        quartet compare L06-wrong-pair --json > trace.json

      The exit status is 0, or 2 for wrong arguments and errors.
      """)

  mutating func validate() {
    // The baseline has no components, and four columns fit on a terminal.
    if implementations.isEmpty {
      implementations = Implementations.all.filter { $0.patternName != "Baseline" }
    }
  }

  /// - Throws: ``UsageError`` if there is no such scenario or step, or no traced copy.
  func run(on terminal: Terminal) async throws(UsageError) -> Int32 {
    let scenarios = try script.scenarios()
    guard let scenario = scenarios.first, scenarios.count == 1 else {
      throw UsageError(
        "\(Text.quoted(script.name)) has several scenarios", advice: "Write one without variants in a file")
    }
    let last = scenario.lines.count + 1
    if let step = step, step > last {
      throw UsageError(
        "\(Text.quoted(scenario.name)) has no step \(step)",
        advice: "Its steps are 1 to \(last - 1); 0 is the start, \(last) the end")
    }
    try TracedCopy.enter()
    let recorder = TracedCopy.recorder()
    var traces: [ScenarioTrace] = []
    for implementation in implementations {
      Terminal.printError("Recording \(implementation.patternName)")
      traces.append(try await ScenarioTrace(scenario, on: implementation, with: recorder))
    }
    let steps = step.map { $0...$0 } ?? 0...last
    if isJSON {
      terminal.print(
        JSON.text(ScenarioTrace.Output(scenario, traces, steps, isVerbose: text.isVerbose)))
    } else if countsCalls {
      let title = step.flatMap { traces.first?.steps[$0].text } ?? scenario.title
      let columns = traces.map { trace in
        (trace.implementation.patternName, CallCounts(trace.steps[steps].flatMap(\.calls)))
      }
      terminal.print(CallCounts.table(Text.safe(title), columns))
    } else {
      terminal.print(steps.map { text(of: $0, traces, on: terminal) }.joined(separator: "\n\n"))
    }
    return 0
  }

  private func text(of step: Int, _ traces: [ScenarioTrace], on terminal: Terminal) -> String {
    let title = "\(step): \(Text.safe(traces.first?.steps[step].text ?? ""))"
    let columns = traces.map { trace in
      let step = trace.steps[step]
      let outcome = step.outcome == .done ? "" : " (\(step.outcome.rawValue))"
      return (heading: trace.implementation.patternName + outcome, calls: step.calls)
    }
    return terminal.style(.accent, title) + (columns.count == 1 ? "\n" : "\n\n")
      + text.columns(columns, width: terminal.width, terminal.style)
  }
}
