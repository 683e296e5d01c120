package import QuartetArguments
package import QuartetCommand
import QuartetFeatureEntry
import QuartetParity
import QuartetTrace

extension ComparisonOptions: Command {
  /// - Throws: ``UsageError`` if there is no such scenario or step, or the calls cannot be read.
  package func run(on terminal: Terminal) async throws(UsageError) -> Int32 {
    let scenario = try scenario()
    let recorder = RecordingCopy.recorder()
    var traces: [ScenarioTrace] = []
    for implementation in implementations {
      Terminal.printError("Recording \(implementation.patternName)")
      traces.append(try await ScenarioTrace(scenario, on: implementation, with: recorder))
    }
    let last = scenario.lines.count + 1
    let steps = step.map { $0...$0 } ?? 0...last
    if countsCalls {
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
    let text = TraceText(isVerbose: isVerbose, showsLines: showsLines)
    return terminal.style(.accent, title) + (columns.count == 1 ? "\n" : "\n\n")
      + text.columns(columns, width: terminal.width, terminal.style)
  }
}
