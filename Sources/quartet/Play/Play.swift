import Foundation
import Parity
import Shared

/// A play of one pattern: takes lines, draws what they lead to, and goes on whatever they say.
final class Play {
  private let pattern: Pattern
  private let demandedKind: LoginKind?
  private let terminal: Terminal
  private let isAsked: Bool
  private var lines: PlayLines
  private var game: Game
  private var isDrawn = false
  private var isDifferenceTold = false
  private var lastHint = ""

  private var style: Style { terminal.style }

  init(_ pattern: Pattern, kind: LoginKind?, lines: PlayLines, terminal: Terminal) {
    self.pattern = pattern
    self.lines = lines
    self.terminal = terminal
    demandedKind = kind
    isAsked = lines.isAsked(on: terminal)
    game = Game(pattern, kind: kind ?? .email)
  }

  /// Plays until the lines end or one says `quit`.
  ///
  /// - Returns: Whether the pattern did what the specification says.
  func run() async -> Bool {
    if isAsked { await begin() }
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
    await game.end()
    tellDifference()
    terminal.print(verdict)
    return game.difference == nil
  }

  /// Shows the first screen, which waits for a script's header: that can ask for another kind.
  private func begin() async {
    guard !isDrawn else { return }
    isDrawn = true
    let kind = game.kind == .email ? "an email address" : "a phone number"
    let hint = isAsked ? " “help” lists the steps, “quit” ends." : ""
    terminal.print(style(.faint, "\(pattern.name), signing in with \(kind).\(hint)"))
    await game.rest()
    draw()
    tellDifference()
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
      let (shown, reason) = Concealment.concealed(text, error)
      echo(line, shown, isConcealed: shown != text)
      let isVerb = error.found == text.prefix { $0 != " " && $0 != "\t" }
      complain("\(reason)\(isVerb ? "\n  “help” explains them, “quit” ends" : "")", shown)
    }
  }

  private func take(_ move: Move, _ text: String, _ line: Script.Line) async {
    if move.step.isHand { await game.rest() }
    let before = game.drawing
    let refusal = Refusal(drawing: before, pendingRequests: game.pendingRequests)
    let concealed = Concealment.concealed(text, meaning: move, on: before.snapshot)
    let shown = concealed ?? Text.safe(text)
    echo(line, shown, isConcealed: concealed != nil)
    switch await game.perform(move) {
    case .refused:
      complain(refusal.reason(of: move.step), shown)
    case .notUnderstood:
      complain("the link is not understood; quartet://comment is, and quartet://sign-in?login=LOGIN", shown)
    case .done, .understood:
      if game.drawing != before || move.step.isTyping {
        draw()
      } else {
        terminal.print(style(.faint, "Nothing on the screen has changed."))
      }
    }
    hint()
    tellDifference()
  }

  private func draw() {
    terminal.print(game.drawing.lines(style).joined(separator: "\n"))
  }

  /// Says what the player cannot see: what runs, and who waits for an answer. Once, until it is something else.
  private func hint() {
    let isWaiting = game.drawing.isWaiting
    let pending = game.pendingRequests
    let hint =
      if game.isTransitioning {
        "A transition is running: “finish” ends it, and a hand waits for its end."
      } else if isWaiting {
        "The attempt waits: “wait 1s” lets the demo accounts answer, “reply accepted|wrong|unreachable” you."
      } else if pending > 0 {
        "\(Count(pending, "request")) given up, and not answered yet: “wait 1s” or “reply wrong” does."
      } else {
        ""
      }
    if !hint.isEmpty && hint != lastHint { terminal.print(style(.accent, hint)) }
    lastHint = hint
  }

  private func tellDifference() {
    guard let difference = game.difference, !isDifferenceTold else { return }
    isDifferenceTold = true
    let text = DifferenceText.indented("\(difference)")
    terminal.print(style(.bad, "✗ \(pattern.name) differs from the specification:") + "\n\(text)")
  }

  private var verdict: String {
    let steps = Count(game.stepCount, "step")
    return game.difference == nil
      ? style(.good, "✓ \(steps): no difference from the specification")
      : style(.bad, "✗ \(steps): \(pattern.name) differs from the specification")
  }

  private func complain(_ reason: String, _ line: String) {
    terminal.print("\(style(.bad, "✗")) \(line): \(reason)")
  }

  /// Shows a line that nobody has seen being typed; takes a password from the screen that somebody has.
  private func echo(_ line: Script.Line, _ text: String, isConcealed: Bool = false) {
    if isAsked {
      terminal.acknowledge(line.text, as: isConcealed ? text : nil)
    } else if !text.isEmpty {
      terminal.print(style(.faint, "\(line.number): ") + style(.strong, text))
    }
  }
}

// The header of a scenario's file.
extension Play {
  private func isHeader(_ text: String) -> Bool {
    ["rule:", "title:", "kind:", "choices:"].contains(where: text.hasPrefix)
  }

  private func take(header text: String, _ line: Script.Line) async {
    let shown = Text.safe(text)
    echo(line, shown)
    let value = String(text.drop { $0 != ":" }.dropFirst().trimmingPrefix(while: { $0 == " " }))
    var (kind, seed) = (game.kind, game.choicesSeed)
    switch (text.prefix { $0 != ":" }, value) {
    case ("kind", "email"): kind = .email
    case ("kind", "phone"): kind = .phone
    case ("kind", _): return complain("found \(Text.quoted(value)), expected email or phone", shown)
    case ("choices", _):
      seed = UInt64(value)
      if seed == nil { return complain("found \(Text.quoted(value)), expected a seed, such as 7", shown) }
    default: return
    }
    guard game.stepCount == 0 else {
      let what = text.hasPrefix("kind:") ? "a kind comes" : "choices come"
      return complain("\(what) before the first step", shown)
    }
    if let demandedKind { kind = demandedKind }
    guard kind != game.kind || seed != game.choicesSeed else { return }
    await game.end()
    game = Game(pattern, kind: kind, choicesSeed: seed)
    if isDrawn {
      isDrawn = false
      await begin()
    }
  }
}

extension Step {
  fileprivate var isTyping: Bool {
    if case .type = self { true } else { false }
  }
}

extension Drawing {
  /// Whether an attempt waits on the screen in front.
  fileprivate var isWaiting: Bool {
    guard case .screen(let screen) = snapshot.layers.last else { return false }
    return screen.elements.contains { $0.kind == .indicator && !$0.isHidden }
  }
}
