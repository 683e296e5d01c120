import Parity

extension Help {
  static let playText = """
    quartet play PATTERN [FILE] draws the screen, reads one step per line, and
    draws the screen again. It compares every step with the specification and
    prints differences.

    PATTERN  a name from quartet list: "Round Table", roundtable and round-table
             are the same; Baseline is also possible
    FILE     a file of steps, or the name of a scenario from quartet list; without
             it, or with -, steps come from standard input

    Options:
      --kind email|phone    what the user signs in with; email, unless FILE says
                            phone
      --trace               print which functions are called after each step
      -v, --verbose         with --trace: every function
      --json                with --trace and FILE: print only the calls, as one
                            JSON object; quartet compare --help describes it
      -h, --help            print this text

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

    \(accounts)

    The exit status is 0 at the end of input and after quit, 1 if an
    implementation differed, 2 for wrong arguments and errors.
    """

  /// The steps that `quartet play` reads.
  static let steps = """
    Steps:
      3                       tap element 3, or the alert's button 3
      1 ada@example.com       replace the text of element 1; "" empties it, and
                              quotes allow \\n \\t \\" \\\\ \\u{301}
      3 + 4                   tap twice in one turn of the run loop
    \(Verb.all.map { line($0) }.joined(separator: "\n"))
      early before a step     act during the transition that runs
      ... after a step        leave its transitions running

    Commands:
      undo, restart           take back the last step, or all steps
      switch VIPER            repeat the same steps on another pattern
      an empty line           draw the screen again
      # anything              a comment
      help, ?, quit, exit, q  print this list; end
    """

  /// A verb and what it does, in 79 columns.
  private static func line(_ verb: Verb) -> String {
    let step = verb.example.isEmpty ? verb.words : "\(verb.words) \(verb.example)"
    let lines = Text.wrapped(verb.help, to: 49)
    let margin = step.count > 22 ? ["  \(step)"] : []
    return
      (margin
      + lines.enumerated().map { number, text in
        "  \(Text.padded(number == 0 && margin.isEmpty ? step : "", to: 24))\(text)"
      }).joined(separator: "\n")
  }
}
