import QuartetArguments
import QuartetFeatureEntry
import QuartetParity

extension Play {
  /// Repeats the steps on another implementation.
  func take(switchTo name: String, _ line: Script.Line) async {
    do throws(UsageError) {
      let implementation = try ValueKind.implementation.read(name)
      echo(line, "switch \(implementation.patternName)")
      if isPrompted {
        let steps = Text.count(session.moves.count, "step")
        terminal.print(terminal.style(.faint, "\(implementation.patternName) after the same \(steps)."))
      }
      await restart(implementation, with: session.moves[...])
    } catch {
      echo(line, "switch \(Redaction.dots)", isRedacted: true)
      printMistake("there is no such implementation; \(ValueKind.implementation.list)", "switch")
    }
  }
}
