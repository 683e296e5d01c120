import QuartetArguments
import Foundation

/// The source of steps: a script, or standard input.
struct PlayLines {
  private var script: ArraySlice<Script.Line>?
  private var count = 0
  private var pending: ArraySlice<String> = []

  /// - Throws: ``UsageError`` if standard input cannot be read, for example because it is a folder.
  static func standardInput() throws(UsageError) -> PlayLines {
    guard read(STDIN_FILENO, nil, 0) == 0 else {
      throw UsageError(
        "standard input cannot be read: \(String(cString: strerror(errno)))",
        advice: "Name a file with one step per line, or a scenario from quartet list")
    }
    return PlayLines(script: nil)
  }

  init(script: [Script.Line]?) {
    self.script = script.map { $0[...] }
  }

  /// Whether a user types the steps at the prompt.
  func arePrompted(on terminal: Terminal) -> Bool { script == nil && terminal.isInteractive }

  /// The next line; nil at the end.
  mutating func next(on terminal: Terminal) -> Script.Line? {
    guard script == nil else { return script?.popFirst() }
    if pending.isEmpty {
      guard let text = arePrompted(on: terminal) ? terminal.ask() : readLine() else { return nil }
      // `readLine` ends a line only at a newline; a file can have returns alone.
      pending =
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)[...]
    }
    count += 1
    return pending.popFirst().map { Script.Line(number: count, text: $0) }
  }
}
