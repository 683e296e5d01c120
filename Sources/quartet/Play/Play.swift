import FeatureEntry
import Foundation
import Parity
import Shared

/// Plays one implementation: reads steps and draws the screen after each. A mistake does not end it.
final class Play {
  private let implementation: any Feature.Type
  private let requiredKind: LoginKind?
  private let terminal: Terminal
  private let isPrompted: Bool
  private var lines: PlayLines
  private var session: PlaySession
  private var isDrawn = false
  private var isDifferencePrinted = false
  private var lastHint = ""

  private var style: Style { terminal.style }

  init(_ implementation: any Feature.Type, kind: LoginKind?, lines: PlayLines, terminal: Terminal) {
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
      if text == "quit" {
        echo(line, text)
        break
      }
      await take(text, line)
    }
    await begin()
    await session.end()
    printDifference()
    terminal.print(verdict)
    return session.difference == nil
  }

  /// Draws the first screen. A script's header comes before it, because it may set the kind.
  private func begin() async {
    guard !isDrawn else { return }
    isDrawn = true
    let kind = session.kind == .email ? "an email address" : "a phone number"
    let hint = isPrompted ? " “help” lists the steps, “quit” ends." : ""
    terminal.print(style(.faint, "\(implementation.patternName), signing in with \(kind).\(hint)"))
    await session.waitUntilIdle()
    draw()
    printDifference()
  }

  private func take(_ text: String, _ line: Script.Line) async {
    if text.isEmpty || text.hasPrefix("#") { return echo(line, Text.safe(text)) }
    if text == "help" {
      echo(line, text)
      return terminal.print(Help.steps)
    }
    do throws(StepError) {
      await take(try Move(parsing: text), text, line)
    } catch {
      let (shown, reason) = Redaction.redacted(text, error)
      echo(line, shown, isRedacted: shown != text)
      let isVerb = error.found == text.prefix { $0 != " " && $0 != "\t" }
      printMistake("\(reason)\(isVerb ? "\n  “help” lists the steps, “quit” ends" : "")", shown)
    }
  }

  private func take(_ move: Move, _ text: String, _ line: Script.Line) async {
    if move.step.isUserAction { await session.waitUntilIdle() }
    let before = session.drawing
    let refusal = Refusal(drawing: before, pendingRequests: session.pendingRequests)
    let redacted = Redaction.redacted(text, meaning: move, on: before.snapshot)
    let shown = redacted ?? Text.safe(text)
    echo(line, shown, isRedacted: redacted != nil)
    switch await session.perform(move) {
    case .refused:
      printMistake(refusal.reason(of: move.step), shown)
    case .notUnderstood:
      printMistake("unknown link; the links are quartet://comment and quartet://sign-in?login=LOGIN", shown)
    case .done, .understood:
      if session.drawing != before || move.step.isTyping {
        draw()
      } else {
        terminal.print(style(.faint, "The screen has not changed."))
      }
    }
    hint()
    printDifference()
  }

  private func draw() {
    terminal.print(session.drawing.lines(style).joined(separator: "\n"))
  }

  /// Prints what the drawing does not show: running transitions and pending requests. Does not repeat a hint.
  private func hint() {
    let isWaiting = session.drawing.isWaiting
    let pending = session.pendingRequests
    let hint =
      if session.isTransitioning {
        "A transition is running: “finish” ends it, and a user action waits for its end."
      } else if isWaiting {
        "The request is pending: “wait 1s” lets the demo accounts reply, “reply accepted|wrong|unreachable” is your reply."
      } else if pending > 0 {
        "\(Count(pending, "request")) cancelled, but without a reply: use “wait 1s” or “reply wrong”."
      } else {
        ""
      }
    if !hint.isEmpty && hint != lastHint { terminal.print(style(.accent, hint)) }
    lastHint = hint
  }

  private func printDifference() {
    guard let difference = session.difference, !isDifferencePrinted else { return }
    isDifferencePrinted = true
    let text = DifferenceText.indented("\(difference)")
    terminal.print(
      style(.bad, "✗ \(implementation.patternName) differs from the specification:") + "\n\(text)")
  }

  private var verdict: String {
    let steps = Count(session.stepCount, "step")
    return session.difference == nil
      ? style(.good, "✓ \(steps): no difference from the specification")
      : style(.bad, "✗ \(steps): \(implementation.patternName) differs from the specification")
  }

  private func printMistake(_ reason: String, _ line: String) {
    terminal.print("\(style(.bad, "✗")) \(line): \(reason)")
  }

  /// Prints a line that was not typed at the prompt; removes a password that was.
  private func echo(_ line: Script.Line, _ text: String, isRedacted: Bool = false) {
    if isPrompted {
      terminal.acknowledge(line.text, as: isRedacted ? text : nil)
    } else if !text.isEmpty {
      terminal.print(style(.faint, "\(line.number): ") + style(.strong, text))
    }
  }
}

// The header of a scenario's file.
extension Play {
  private func isHeader(_ text: String) -> Bool {
    ["rule:", "title:", "kind:", "given:", "variants:", "unspecified:"].contains(where: text.hasPrefix)
  }

  private func take(header text: String, _ line: Script.Line) async {
    let shown = Text.safe(text)
    echo(line, shown)
    let value = String(text.drop { $0 != ":" }.dropFirst().trimmingPrefix(while: { $0 == " " }))
    let key = text.prefix { $0 != ":" }
    if key == "rule" || key == "title" { return }
    guard session.stepCount == 0 else {
      return printMistake("write the header before the first step", shown)
    }
    var (kind, seed) = (session.kind, session.unspecifiedSeed)
    switch (key, value) {
    case ("kind", "email"): kind = .email
    case ("kind", "phone"): kind = .phone
    case ("kind", _): return printMistake("found \(Text.quoted(value)), expected email or phone", shown)
    case ("given", _): return await take(given: value, line, shown)
    case ("unspecified", _):
      seed = UInt64(value)
      if seed == nil { return printMistake("found \(Text.quoted(value)), expected a seed, such as 7", shown) }
    default: return printMistake("a scenario with variants cannot be played", shown)
    }
    if let requiredKind { kind = requiredKind }
    guard kind != session.kind || seed != session.unspecifiedSeed else { return }
    await session.end()
    session = PlaySession(implementation, kind: kind, unspecifiedSeed: seed)
    if isDrawn {
      isDrawn = false
      await begin()
    }
  }
}

extension Play {
  /// Performs the steps that a `given:` line stands for.
  private func take(given name: String, _ line: Script.Line, _ shown: String) async {
    do throws(StepError) {
      let steps = try Given.steps(named: name)
      await begin()
      for step in steps { await take("\(Move(step))", line) }
    } catch {
      printMistake("\(error)", shown)
    }
  }
}

extension Step {
  fileprivate var isTyping: Bool {
    if case .type = self { true } else { false }
  }
}

extension Drawing {
  /// Whether the screen on top shows a pending sign-in.
  fileprivate var isWaiting: Bool {
    guard case .screen(let screen) = snapshot.layers.last else { return false }
    return screen.elements.contains { $0.kind == .indicator && !$0.isHidden }
  }
}
