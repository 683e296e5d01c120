import FeatureEntry
import Foundation
import Parity
import Trace

/// The options of `quartet compare`.
struct ComparisonOptions {
  let script: Script
  var implementations: [any Feature.Type]
  /// The number of the only step to print; nil for all.
  var step: Int?
  var text = TraceText()
  /// Whether to print only how many calls there are.
  var countsCalls = false
  var isJSON = false

  init(_ script: Script, _ implementations: [any Feature.Type], _ text: TraceText, isJSON: Bool) {
    self.script = script
    self.implementations = implementations
    self.text = text
    self.isJSON = isJSON
  }

  /// Reads the arguments after `compare`.
  ///
  /// - Throws: ``UsageError`` that names the wrong argument.
  init(_ arguments: [String], _ known: [any Feature.Type]) throws(UsageError) {
    implementations = []
    var names: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-v", "--verbose": text.isVerbose = true
      case "--no-lines": text.showsLines = false
      case "--counts": countsCalls = true
      case "--json": isJSON = true
      case "--step": step = try Self.number(rest.popFirst())
      case _ where argument.hasPrefix("--step="): step = try Self.number(String(argument.dropFirst(7)))
      case "--pattern": implementations += try known.takeNamed(from: &rest)
      case _ where argument.hasPrefix("--pattern="):
        implementations.append(try known.named(String(argument.dropFirst("--pattern=".count))))
      case _ where argument.hasPrefix("-"):
        throw Command.unknown(
          argument,
          among: ["--step", "--pattern", "--verbose", "--no-lines", "--counts", "--json", "--help"],
          see: .compare)
      default: names.append(argument)
      }
    }
    guard let name = names.first, names.count == 1 else {
      throw UsageError(
        names.isEmpty
          ? "compare needs a scenario or a file"
          : "compare takes one scenario or file; found also \(Text.quoted(names[1]))",
        advice: "See: quartet compare --help")
    }
    script = Script(name: name)
    // The baseline has no components, and four columns fit on a terminal.
    if implementations.isEmpty { implementations = known.filter { $0.patternName != "Baseline" } }
  }

  private static func number(_ word: String?) throws(UsageError) -> Int {
    if let number = word.flatMap(Int.init), number >= 0 { return number }
    throw UsageError(
      word.map { "--step needs a number from 0, found \(Text.quoted($0))" }
        ?? "--step needs a number after it",
      advice: "See: quartet compare --help")
  }
}

/// Runs `quartet compare`: one scenario on several implementations, with their calls side by side.
struct Comparison {
  let options: ComparisonOptions
  let terminal: Terminal

  /// - Throws: ``UsageError`` if there is no such scenario or step, or no traced copy.
  func run() async throws(UsageError) {
    let scenarios = try options.script.scenarios()
    guard let scenario = scenarios.first, scenarios.count == 1 else {
      throw UsageError("a scenario with variants cannot be compared", advice: "Write one variant in a file")
    }
    let last = scenario.lines.count + 1
    if let step = options.step, step > last {
      throw UsageError(
        "\(Text.quoted(scenario.name)) has no step \(step)",
        advice: "Its steps are 1 to \(last - 1); 0 is the start, \(last) the end")
    }
    try TracedCopy.enter()
    let recorder = TracedCopy.recorder()
    var traces: [ScenarioTrace] = []
    for implementation in options.implementations {
      traces.append(try await ScenarioTrace(scenario, on: implementation, with: recorder))
    }
    let steps = options.step.map { $0...$0 } ?? 0...last
    if options.isJSON {
      terminal.print(
        JSON.text(ScenarioTrace.Output(scenario, traces, steps, isVerbose: options.text.isVerbose)))
    } else if options.countsCalls {
      let title = options.step.flatMap { traces.first?.steps[$0].text } ?? scenario.title
      let columns = traces.map { trace in
        (trace.implementation.patternName, CallCounts(trace.steps[steps].flatMap(\.calls)))
      }
      terminal.print(CallCounts.table(Text.safe(title), columns))
    } else {
      terminal.print(steps.map { text(of: $0, traces) }.joined(separator: "\n\n"))
    }
  }

  private func text(of step: Int, _ traces: [ScenarioTrace]) -> String {
    let title = "\(step): \(Text.safe(traces.first?.steps[step].text ?? ""))"
    let columns = traces.map { trace in
      let step = trace.steps[step]
      let outcome = step.outcome == .done ? "" : " (\(step.outcome.rawValue))"
      return (heading: trace.implementation.patternName + outcome, calls: step.calls)
    }
    return terminal.style(.accent, title) + (columns.count == 1 ? "\n" : "\n\n")
      + options.text.columns(columns, width: terminal.width, terminal.style)
  }
}
