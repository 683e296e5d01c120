import QuartetArguments
import QuartetFeatureEntry
import Foundation
import QuartetImplementations
import QuartetParity
import QuartetShared

/// `quartet play`.
struct PlayOptions: Command {
  private var pattern: String?
  var implementation = Implementations.all[0]
  /// nil for standard input.
  var script: Script?
  var kind: LoginKind?
  var traces = false
  var text = TraceText()
  var isJSON = false

  static let syntax = Syntax<PlayOptions>(
    "quartet play", summary: "use the feature in the terminal",
    overview: """
      Draws the screen, reads one step per line, and draws the screen again. It
      compares every step with the specification and prints differences.
      """,
    [
      .argument(
        "PATTERN", .text("an implementation"), count: 0...1,
        help:
          "a name from quartet list: \"Round Table\", roundtable and round-table are the same; Baseline is "
          + "also possible"
      ) { $0.pattern = $1 },
      .argument(
        "FILE", .text("a file or a scenario"), count: 0...1,
        help:
          "a file of steps, or the name of a scenario from quartet list; without it, or with -, steps come "
          + "from standard input"
      ) { $0.script = $1 == "-" ? nil : Script(name: $1) },
      .option(
        "--kind", placeholder: "KIND", .one("a kind", of: [("email", .email), ("phone", .phone)]),
        help: "what the user signs in with, email or phone; email, unless FILE says phone"
      ) { $0.kind = $1 },
      .flag("--trace", help: "print which functions are called after each step") { $0.traces = true },
      .flag("-v", "--verbose", help: "with --trace: every function") { $0.text.isVerbose = true },
      .flag(
        "--json",
        help: "with --trace and FILE: print only the calls, as one JSON object; quartet compare --help "
          + "describes it"
      ) { $0.isJSON = true },
    ],
    discussion: """
      \(steps)

      In the drawing, [ Sign in ] can be tapped, ( Sign in ) is disabled, ‹Email› is
      the placeholder of an empty field, and ‹ before a title is the back button. A
      sheet has round corners, an alert has double lines. Passwords are always dots.

      For the arrow keys and a history of lines, use rlwrap quartet play PATTERN.

      Examples:
        quartet play "Round Table"
        quartet play roundtable --kind phone
        quartet play roundtable L06-wrong-pair
        quartet play roundtable steps.txt
        quartet play roundtable L06-wrong-pair --trace

      \(HelpOptions.accounts)

      The exit status is 0 at the end of input and after quit, 1 if an
      implementation differed, 2 for wrong arguments and errors.
      """,
    conflicts: [(["--json"], ["--kind"])])

  mutating func validate() throws(UsageError) {
    guard let pattern else {
      throw UsageError("play needs an implementation", advice: ValueKind.implementation.list)
    }
    implementation = try ValueKind.implementation.read(pattern)
    if !traces, isJSON || text.isVerbose {
      let option = isJSON ? "--json" : "--verbose"
      throw UsageError("\(option) is for --trace", advice: "Write: --trace \(option)")
    }
    if isJSON, script == nil {
      throw UsageError("--json needs a scenario or a file")
    }
  }

  func run(on terminal: Terminal) async throws(UsageError) -> Int32 {
    if isJSON, let script {
      let comparison = Comparison(script: script, implementations: [implementation], text: text, isJSON: true)
      return try await comparison.run(on: terminal)
    }
    let lines = if let script { PlayLines(script: try script.lines()) } else { try PlayLines.standardInput() }
    let tracer = traces ? try PlayTracer(text, terminal) : nil
    let play = Play(implementation, kind: kind, lines: lines, terminal: terminal, tracer: tracer)
    return await play.run() ? 0 : 1
  }

  /// The steps that `quartet play` reads.
  static let steps =
    HelpTable.text(
      "Steps",
      [
        ("3", "tap element 3, or the alert's button 3"),
        (
          "1 ada@example.com",
          #"replace the text of element 1; "" empties it, and quotes allow \n \t \" \\ \u{301}"#
        ),
        ("3 + 4", "tap twice in one turn of the run loop"),
      ]
        + Verb.all.map { ($0.example.isEmpty ? $0.words : "\($0.words) \($0.example)", $0.help) }
        + [
          ("early before a step", "act during the transition that runs"),
          ("... after a step", "leave its transitions running"),
        ])
    + "\n\n"
    + HelpTable.text(
      "Commands",
      [
        ("undo, restart", "take back the last step, or all steps"),
        ("switch VIPER", "repeat the same steps on another pattern"),
        ("an empty line", "draw the screen again"),
        ("# anything", "a comment"),
        ("help, ?, quit, exit, q", "print this list; end"),
      ])
}
