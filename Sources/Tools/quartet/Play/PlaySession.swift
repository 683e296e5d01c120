import PortableUIKit
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetParity
import QuartetShared
import QuartetTesting

/// An implementation that the user plays. What is typed at the prompt is not printed again.
final class PlaySession {
  let isPrompted: Bool
  private let implementation: any Feature.Type
  private let terminal: Terminal
  private var driver: Driver
  private let start: Scenario
  /// The steps that were taken, and which of them were refused.
  private var lines: [Scenario.Line] = []
  private var isRefused: [Bool] = []
  /// The number of lines that are no steps.
  private var mistakes = 0

  private var style: Style { terminal.style }

  /// - Parameter start: A scenario, whose steps are not taken.
  init(_ implementation: any Feature.Type, _ start: Scenario, _ terminal: Terminal, isPrompted: Bool) {
    self.implementation = implementation
    self.start = start
    self.terminal = terminal
    self.isPrompted = isPrompted
    driver = Self.driver(implementation, start)
  }

  /// The steps so far.
  private var scenario: Scenario {
    var scenario = Scenario(
      name: start.name, rule: start.rule, title: start.title, kind: start.kind, moves: lines.map(\.move))
    scenario.unspecifiedSeed = start.unspecifiedSeed
    return scenario
  }

  private static func driver(_ implementation: any Feature.Type, _ scenario: Scenario) -> Driver {
    Driver(
      implementation, kind: scenario.kind,
      unspecifiedSeed: scenario.unspecifiedSeed, checksLeaks: false)
  }

  /// Draws the first screen.
  func begin() async {
    let kind = start.kind == .email ? "an email address" : "a phone number"
    terminal.print(style(.faint, "\(implementation.patternName), signing in with \(kind)."))
    if isPrompted { terminal.print(style(.faint, "“help” lists the steps, “quit” ends.")) }
    await driver.waitUntilIdle()
    draw()
  }

  /// Takes a line: a step, or a command.
  func take(_ line: String) async {
    switch line {
    case "": if isPrompted { draw() }
    case "help": terminal.print(PlayOptions.steps)
    case "undo": await undo()
    case _ where line.hasPrefix("#"): break
    default:
      do throws(StepError) {
        await take(try Scenario.Line(parsing: line, number: 0))
      } catch {
        mistakes += 1
        // Without what was found: it can be a password that was typed without its step.
        let text = error.found.isEmpty ? "\(error)" : "not understood, expected \(error.expected)"
        terminal.print("\(style(.bad, "✗")) \(Text.safe(text))")
      }
    }
  }

  /// Takes a step.
  func take(_ line: Scenario.Line) async {
    let move = line.move
    lines.append(line)
    if !isPrompted, let step = scenario.redactedSteps().last {
      terminal.print("\(style(.faint, "\(lines.count):")) \(Text.safe(step, upTo: 200))")
    }
    let outcome = await driver.perform(move)
    isRefused.append(outcome == .refused)
    switch outcome {
    case .refused:
      terminal.print("\(style(.bad, "✗")) refused: tap what is in [ ], and write a text after a field: 1 ada")
    case .notUnderstood: terminal.print("\(style(.bad, "✗")) the link is not understood")
    case .done, .understood, .unspecified: draw()
    }
  }

  /// Starts again, and repeats the steps before the last one that was not refused.
  private func undo() async {
    guard let last = isRefused.lastIndex(of: false) else {
      return terminal.print("There is no step to undo.")
    }
    lines.removeSubrange(last...)
    isRefused.removeSubrange(last...)
    _ = await driver.close()
    driver = Self.driver(implementation, start)
    await driver.waitUntilIdle()
    for line in lines { _ = await driver.perform(line.move) }
    draw()
  }

  private func draw() {
    let width = min(Drawing.mostWidth, terminal.width)
    let captions = Captions(of: driver.topViewController)
    let drawing = Drawing(snapshot: driver.snapshot, captions: captions, width: width)
    terminal.print(drawing.lines.joined(separator: "\n"))
    if driver.isTransitioning { terminal.print(style(.accent, "A transition runs: “finish” ends it.")) }
    if driver.pendingRequests > 0 {
      let replies = "“wait 1s”, or reply: “reply accepted”, “reply wrong”."
      terminal.print(style(.accent, "A request is pending: \(replies)"))
    }
  }

  /// Closes the window, and compares the steps with the specification.
  ///
  /// - Returns: Whether the implementation does what the specification says, and no step was refused that
  ///   should not be.
  func end() async -> Bool {
    _ = await driver.close()
    let report = await Runner(implementation).check(scenario)
    let refused = zip(lines, isRefused).count { $1 && $0.isRefused != true } + mistakes
    let count = Text.count(lines.count + mistakes, "step") + (refused > 0 ? ", \(refused) refused" : "")
    if !report.passes { terminal.print(DifferenceText.indented(report.details(width: terminal.width - 3))) }
    let verdict = report.passes ? "no difference from" : "\(implementation.patternName) differs from"
    let isRight = report.passes && (isPrompted || refused == 0)
    terminal.print(
      style(isRight ? .good : .bad, "\(isRight ? "✓" : "✗") \(count): \(verdict) the specification"))
    return isRight
  }
}
