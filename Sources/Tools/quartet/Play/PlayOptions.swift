import Foundation
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import QuartetShared

/// `quartet play`.
struct PlayOptions: Command {
  var implementation = Implementations.all[0]
  /// nil for standard input.
  var script: Script?
  var kind = LoginKind.email

  static let syntax = Syntax<PlayOptions>(
    "quartet play", summary: "use the feature in the terminal",
    overview: """
      Draws the screen, reads one step per line, and draws the screen again. At the
      end it compares all steps with the specification.
      """,
    [
      .argument(
        "PATTERN", .implementation,
        help:
          "a name from quartet list: \"Round Table\", roundtable and round-table are the same; Baseline is "
          + "also possible"
      ) { $0.implementation = $1 },
      .argument(
        "FILE", .text("a file or a scenario"), count: 0...1,
        help:
          "a scenario's file, or the name of a scenario from quartet list; without it, steps come from "
          + "standard input"
      ) { $0.script = Script(name: $1) },
      .option(
        "--kind", placeholder: "KIND", .one("a kind", of: [("email", .email), ("phone", .phone)]),
        help: "what the user signs in with, email or phone, if FILE does not say it; email"
      ) { $0.kind = $1 },
    ],
    discussion: """
      \(steps)

      In the drawing, [ Sign in ] can be tapped, ( Sign in ) is disabled, ‹Email› is
      the placeholder of an empty field, and ‹ before a title is the back button. A
      sheet has round corners, an alert has double lines.

      For the arrow keys and a history of lines, use rlwrap quartet play PATTERN.

      Examples:
        quartet play "Round Table"
        quartet play roundtable --kind phone
        quartet play roundtable L06-wrong-pair

      \(HelpOptions.accounts)

      The exit status is 1 if the implementation differs from the specification, or
      if a step of a file or a pipe was refused that is not marked: refused tap 3.
      It is 2 for wrong arguments and errors, otherwise 0.
      """)

  func run(on terminal: Terminal) async throws(UsageError) -> Int32 {
    var scenario = Scenario(name: "play", rule: "T1", title: "Played", kind: kind, moves: [])
    var lines: [Scenario.Line] = []
    if let script {
      let scenarios = try script.scenarios()
      guard scenarios.count == 1 else {
        throw UsageError(
          "\(Text.quoted(script.name)) has several scenarios",
          advice: "Check all of them: quartet parity --scenario \(Text.argument(script.name))")
      }
      scenario = scenarios[0]
      lines = scenario.lines
    }
    let session = PlaySession(
      implementation, scenario, terminal, isPrompted: script == nil && terminal.isInteractive)
    await session.begin()
    for line in lines { await session.take(line) }
    while script == nil, let text = session.isPrompted ? terminal.ask() : readLine() {
      let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if ["quit", "exit", "q"].contains(line) { break }
      await session.take(line)
    }
    // A scenario of the package can show that a step is refused.
    return await session.end() ? 0 : 1
  }

  /// The steps that `quartet play` reads.
  static let steps: String = HelpTable.text("Steps", moves) + "\n\n" + HelpTable.text("Commands", commands)

  // Each list has this type: otherwise the compiler takes a third of a second for the expression.
  private typealias Rows = [(name: String, help: String)]
  private static let moves: Rows = numbered + verbs + moments
  private static let numbered: Rows = [
    ("3", "tap element 3, or the alert's button 3"),
    (
      "1 ada@example.com",
      #"replace the text of element 1; "" empties it, and quotes allow \n \t \" \\ \u{301}"#
    ),
    ("3 + 4", "tap twice in one turn of the run loop"),
  ]
  private static let verbs: Rows = Verb.all.map {
    ($0.example.isEmpty ? $0.words : "\($0.words) \($0.example)", $0.help)
  }
  private static let moments: Rows = [
    ("early before a step", "act during the transition that runs"),
    ("... after a step", "leave its transitions running"),
  ]
  private static let commands: Rows = [
    ("undo", "take back the last step"),
    ("an empty line", "draw the screen again"),
    ("# anything", "a comment"),
    ("help, quit", "print this list; end"),
  ]
}
