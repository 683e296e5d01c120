/// What the command says about itself.
enum Help: String {
  case overview
  case play
  case parity
  case measure
  case list

  var text: String {
    switch self {
    case .overview: Self.overviewText
    case .play: Self.playText
    case .parity: Self.parityText
    case .measure: Self.measureText
    case .list: Self.listText
    }
  }

  private static let overviewText = """
    quartet: the same feature, wired in several ways, checked step by step.

    Usage:
      quartet [--verbose]            run every scenario on every implementation
      quartet play PATTERN [FILE]    play a pattern in the terminal
      quartet parity [OPTIONS]       run random steps on all of them; --help lists OPTIONS
      quartet measure [OPTIONS]      measure what the patterns cost; --help lists OPTIONS
      quartet list                   list the implementations and the scenarios
      quartet help [COMMAND]         explain the command, or a part of it

    Without a command it prints a row a scenario and a column an implementation: what
    each showed in the end and whether that was right, step by step. Then the verdict.
    Baseline, which has no pattern, is what the patterns are measured against.

    Options:
      -v, --verbose    with each scenario its steps and the screen at its end
      -h, --help       this text, or that of a command: quartet play --help

    Examples:
      quartet
      quartet play "Round Table"
      quartet play roundtable L06-wrong-pair
      quartet parity --runs 10000
      printf '4\\n1 ada@example.com\\n' | quartet play roundtable

    \(accounts)

    Exit status: 0 if all is right, 1 if a pattern differs from the specification,
    2 if it cannot do what it was asked for. NO_COLOR=1 turns colour off.
    """

  private static let playText = """
    quartet play PATTERN [FILE]: draws the screen, takes a step a line, draws again.

    PATTERN  its name, as in quartet list: "Round Table", roundtable, round-table;
             Baseline, which has none, too
    FILE     a file of steps, or the name of a scenario, as in quartet list; without
             it, or with -, steps come from standard input

    Options:
      --kind email|phone    what a person signs in with; email, unless FILE says phone
      -h, --help            this text

    \(steps)

    In the drawing, [ Sign in ] can be tapped, ( Sign in ) is disabled, ‹Email› is the
    placeholder of an empty field, and ‹ before a title is the back button. Round
    corners are a sheet's, double lines an alert's. Passwords are dots everywhere.

    The specification is worked beside the pattern. Where they differ, play says so.

    Examples:
      quartet play "Round Table"
      quartet play roundtable --kind phone
      quartet play roundtable L06-wrong-pair
      quartet play roundtable steps.txt

    \(accounts)

    Exit status: 0 at the end of input and after quit, 1 if the pattern differed,
    2 if it cannot do what it was asked for.
    """

  private static let parityText = """
    quartet parity: takes random steps on every implementation and compares each with the
    specification: what is shown, warnings of UIKit, and what outlives its screen.

    Options:
      --runs N           how many runs; 1000
      --seed S           the first run's seed, each further run has the next; 1
      --steps N          how many steps a run has; 60
      --jobs N           how many processes share the runs; one for each processor
      --pattern P ...    only these patterns: names as in quartet list
      --scenario FILE ...
                         these files or scenarios in place of random steps
      --json             one object on standard output, and nothing else there
      -h, --help         this text

    A seed gives the same steps, and the same choices of UIKit where Apple leaves them
    open, on every machine. M1 and M2 (what must be freed) go with seeds that 16 divides.
    A difference is made as short as it goes and printed as a scenario that shows it.

    What comes out does not depend on --jobs. With 1 all happens in this process; the
    others are started with --worker, and take and answer blocks of runs in JSON.

    Coverage tells how many rules of Docs/Feature.md, states (the screen on top and its
    phase) and pairs of a kind of step and a state were exercised.

    Examples:
      quartet parity
      quartet parity --runs 1000000 --seed 20250101
      quartet parity --pattern RVB VIPER --steps 500
      quartet parity --scenario found.scenario
      quartet parity --json > parity.json

    Exit status: 0 if nothing differs, 1 if something does, 2 if it cannot do what it was
    asked for, 130 if it was interrupted: it tells then what was done so far.
    """

  private static let measureText = """
    quartet measure: what each pattern costs, beside plain view controllers.

    It counts files, lines, types and what one tap passes through; it times a tap, a
    keystroke and opening and closing each screen, counts what they take from the heap,
    and builds each target alone. How, and what it tells, is in Docs/Costs.md.

    Options:
      --quick        nothing that takes a build, and times in a hurry; under ten seconds
      --counts       only what is counted in the files
      --json         one object on standard output, and nothing else there
      --page [FILE]  writes the page too, Docs/Costs.md if no FILE is named, and its
                     pictures beside it; with --counts, only the counts in it
      -h, --help     this text

    Times can be compared only in a release build, and without --quick; others are marked.
    It takes about two minutes, the first time longer: a copy of the package is built in
    .build/measure. Leave the machine alone meanwhile.

    Examples:
      swift run -c release quartet measure
      swift run -c release quartet measure --page
      quartet measure --counts --page
      quartet measure --quick --json > costs.json

    Exit status: 0, or 1 if a release build misses a target of what is counted, which is
    the same on every machine; times decide nothing. 2 if it cannot do what it was asked
    for, 130 if it was interrupted.
    """

  private static let listText = """
    quartet list: the implementations with their targets and guides, the scenarios by rule.

    The rules are in Docs/Feature.md. A scenario's name plays it:
      quartet play roundtable L06-wrong-pair

    Options:
      -h, --help    this text
    """

  /// The steps that play takes.
  static let steps = """
    Steps:
      3                       taps element 3, or the alert's button 3
      1 ada@example.com       types into element 1, in place of what it holds
      2 ""                    empties element 2; in quotes \\n \\t \\" \\\\ \\u{301} are read
      tap "Discard"           taps an alert's button; tap login.cancelButton works too
      3 + 4                   two taps in one turn of the run loop
      swipe                   swipes the sheet down; swipe halfway lets it go
      back, escape            the back button; the escape gesture
      open quartet://comment  opens a link; quartet://sign-in?login=LOGIN is the other
      expire                  the session ends from outside
      wait 30s                time goes by: ms, s or m; the demo accounts answer after 1s
      reply accepted          answers the oldest request in their place: accepted, wrong
                              or unreachable; reply 2 wrong answers the second oldest
      ... after a step        leaves its transitions running; finish ends the oldest
      # anything              a comment
      help, quit              this list; the end
    """

  private static let accounts = """
    Demo accounts:
      ada@example.com      password lovelace
      grace@example.com    password hopper
      +15550100            password 5550100    (--kind phone)
    """
}
