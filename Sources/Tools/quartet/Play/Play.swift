import QuartetArguments
import QuartetFeatureEntry
import Foundation
import QuartetParity
import QuartetShared

/// Plays one implementation: reads steps and draws the screen after each. A mistake does not end it.
final class Play {
  private(set) var implementation: any Feature.Type
  let requiredKind: LoginKind?
  let terminal: Terminal
  let isPrompted: Bool
  private let tracer: PlayTracer?
  private var lines: PlayLines
  private(set) var session: PlaySession
  private var isDrawn = false
  private var isDifferencePrinted = false
  /// The implementations that differed.
  private var differing: [String] = []
  private var lastHint = ""

  private var style: Style { terminal.style }

  init(
    _ implementation: any Feature.Type, kind: LoginKind?, lines: PlayLines, terminal: Terminal,
    tracer: PlayTracer? = nil
  ) {
    self.tracer = tracer
    self.implementation = implementation
    self.lines = lines
    self.terminal = terminal
    requiredKind = kind
    isPrompted = lines.arePrompted(on: terminal)
    session = PlaySession(implementation, kind: kind ?? .email)
  }

  /// Plays until the lines end or a line is `quit`.
  ///
  /// - Returns: Whether the implementation followed the specification.
  func run() async -> Bool {
    if isPrompted { await begin() }
    while let line = lines.next(on: terminal) {
      let text = line.text.trimmingCharacters(in: .whitespacesAndNewlines)
      if isHeader(text) {
        await take(header: text, line)
        continue
      }
      await begin()
      if ["quit", "exit", "q"].contains(text) {
        echo(line, text)
        break
      }
      await take(text, line)
    }
    await begin()
    await end()
    terminal.print(verdict)
    return differing.isEmpty
  }

  /// Draws the first screen. A script's header comes before it, because it may set the kind.
  func begin() async {
    guard !isDrawn else { return }
    isDrawn = true
    let kind = session.kind == .email ? "an email address" : "a phone number"
    let hint = isPrompted ? " “help” lists the steps, “quit” ends." : ""
    terminal.print(style(.faint, "\(implementation.patternName), signing in with \(kind).\(hint)"))
    await session.waitUntilIdle()
    draw()
    report()
  }

  func take(_ text: String, _ line: Script.Line) async {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first ?? "" {
    case "":
      if isPrompted { draw() }
    case let word where word.hasPrefix("#"):
      // A comment can be a step with a password.
      echo(line, isPrompted ? "#" : "", isRedacted: true)
    case "help", "?":
      echo(line, words[0], isRedacted: words.count > 1)
      terminal.print(PlayOptions.steps)
    case "undo" where words.count == 1:
      echo(line, text)
      if session.moves.isEmpty { return printMistake("there is no step to undo", text) }
      await restart(implementation, with: session.moves.dropLast())
    case "restart" where words.count == 1:
      echo(line, text)
      await restart(implementation, with: [])
    case "switch": await take(switchTo: words.dropFirst().first ?? "", line)
    default: await take(step: text, line)
    }
  }

  /// Starts again, and repeats steps without drawing.
  func restart(_ implementation: any Feature.Type, with moves: ArraySlice<Move>) async {
    await replace(implementation, kind: session.kind, unspecifiedSeed: session.unspecifiedSeed)
    await session.waitUntilIdle()
    for move in moves { _ = await session.perform(move) }
    tracer?.skip()
    isDrawn = true
    draw()
    report()
  }

  /// Ends the session and starts a new one, which is not drawn.
  func replace(_ implementation: any Feature.Type, kind: LoginKind, unspecifiedSeed: UInt64?) async {
    await end()
    self.implementation = implementation
    session = PlaySession(implementation, kind: kind, unspecifiedSeed: unspecifiedSeed)
    isDifferencePrinted = false
    isDrawn = false
  }

  private func end() async {
    await session.end()
    printDifference()
  }

  private func take(step text: String, _ line: Script.Line) async {
    do throws(StepError) {
      await take(try Move(parsing: text), text, line)
    } catch {
      let (shown, reason) = Redaction.redacted(text, error)
      echo(line, shown, isRedacted: shown != text)
      let isVerb = text.hasPrefix(error.found)
      printMistake("\(reason)\(isVerb ? "\n  “help” lists the steps, “quit” ends" : "")", shown)
    }
  }

  private func take(_ move: Move, _ text: String, _ line: Script.Line) async {
    if move.step.waitsUntilIdle && !move.isEarly { await session.waitUntilIdle() }
    let before = session.drawing
    let refusal = Refusal(drawing: before, pendingRequests: session.pendingRequests)
    let redacted = Redaction.redacted(text, meaning: move, on: before.snapshot)
    let shown = redacted ?? text
    echo(line, shown, isRedacted: redacted != nil)
    tracer?.skip()
    switch await session.perform(move) {
    case .refused:
      printMistake(refusal.reason(of: move.step), shown)
    case .notUnderstood:
      printMistake("unknown link; the links are quartet://comment and quartet://sign-in?login=LOGIN", shown)
    case .unspecified:
      printMistake("the rules leave open what happens then, so the step is left out", shown)
    case .done, .understood:
      let isTyping = if case .type = move.step { true } else { false }
      if session.drawing != before || isTyping {
        draw()
      } else {
        terminal.print(style(.faint, "The screen has not changed."))
      }
    }
    report()
  }

  private func draw() {
    var drawing = session.drawing
    drawing.width = min(Drawing.mostWidth, terminal.width)
    terminal.print(drawing.lines(style).joined(separator: "\n"))
  }

  /// Prints what the drawing does not show: calls, a hint that is not the same as the last one, and a difference.
  private func report() {
    tracer?.print()
    let hint = session.hint
    if !hint.isEmpty && hint != lastHint { terminal.print(style(.accent, hint)) }
    lastHint = hint
    printDifference()
  }

  private func printDifference() {
    guard let difference = session.difference, !isDifferencePrinted else { return }
    isDifferencePrinted = true
    let name = implementation.patternName
    if !differing.contains(name) { differing.append(name) }
    let text = DifferenceText.indented(difference.text(width: terminal.width - 3))
    terminal.print(style(.bad, "✗ \(name) differs from the specification:") + "\n\(text)")
  }

  private var verdict: String {
    let steps = Text.count(session.stepCount, "step")
    let names = differing.joined(separator: " and ")
    return differing.isEmpty
      ? style(.good, "✓ \(steps): no difference from the specification")
      : style(
        .bad, "✗ \(steps): \(names) \(differing.count == 1 ? "differs" : "differ") from the specification")
  }

  func printMistake(_ reason: String, _ line: String) {
    terminal.print("\(style(.bad, "✗")) \(Text.safe(line, upTo: 200)): \(reason)")
  }

  /// Prints a line that was not typed at the prompt; removes a password that was.
  func echo(_ line: Script.Line, _ text: String, isRedacted: Bool = false) {
    let shown = Text.safe(text, upTo: 200)
    if isPrompted {
      terminal.acknowledge(line.text, as: isRedacted ? shown : nil)
    } else if !text.isEmpty {
      terminal.print(style(.faint, "\(line.number): ") + style(.strong, shown))
    }
  }
}
