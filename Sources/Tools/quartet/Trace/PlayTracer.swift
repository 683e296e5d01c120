import QuartetArguments
import QuartetTrace

/// Prints the calls after each step of `quartet play --trace`.
struct PlayTracer {
  private let text: TraceText
  private let terminal: Terminal
  private let recorder: CallRecorder

  /// Begins to record.
  ///
  /// - Throws: ``UsageError`` if there is no copy that records calls.
  init(_ text: TraceText, _ terminal: Terminal) throws(UsageError) {
    try TracedCopy.enter()
    self.text = text
    self.terminal = terminal
    recorder = TracedCopy.recorder()
    recorder.forgetCalls()
  }

  /// Forgets the calls since the last time.
  func skip() { recorder.forgetCalls() }

  /// Prints the calls since the last time.
  func print() {
    do throws(UsageError) {
      let lines = text.lines(try recorder.calls(), width: terminal.width, terminal.style)
      terminal.print(lines.joined(separator: "\n"))
    } catch {
      Terminal.printError("\(error)")
    }
  }
}
