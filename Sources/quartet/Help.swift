import FeatureEntry
import PortableUIKit

/// The help texts.
enum Help: String {
  case overview
  case run
  case play
  case compare
  case explore
  case parity
  case new
  case list

  var text: String {
    switch self {
    case .overview: Self.overviewText
    case .run: Self.runText
    case .play: Self.playText
    case .compare: Self.compareText
    case .explore: Self.exploreText
    case .parity: Self.parityText
    case .new: NewModule.help
    case .list: Self.listText
    }
  }

  private static let overviewText = """
    Quartet runs one feature, sign in and leave a comment, in four UI architecture
    patterns and in a baseline without one, and checks each of them against the
    same specification.

    Usage:
      quartet                        run every scenario on every implementation
      quartet run [WHAT ...]         run some scenarios
      quartet play PATTERN [FILE]    use the feature in the terminal
      quartet compare SCENARIO       print what the patterns do, side by side
      quartet explore [DIR]          write a page to study the patterns
      quartet parity                 run random steps and compare
      quartet new NAME               write a module of a pattern into a package
      quartet list                   list the implementations and the scenarios
      quartet help [COMMAND]         print this text, or that of a command

    Options without a command are those of run. Others:
      --version     print the version
      -h, --help    print this text, or that of a command: quartet play --help

    Examples:
      quartet
      quartet run L6 --pattern "Round Table"
      quartet play "Round Table"
      quartet play roundtable L06-wrong-pair
      quartet parity --runs 10000
      printf '4\\n1 ada@example.com\\n' | quartet play roundtable

    \(accounts)

    The exit status is 0 if everything is right, 1 if an implementation differs
    from the specification, 2 for wrong arguments and errors. Colour is used only
    on a terminal, and never if NO_COLOR is set.
    """

  private static let runText = """
    quartet run [WHAT ...] runs scenarios on every implementation and prints how
    many passed. A difference comes first: the rule that is broken, the shortest
    steps that show it, and what was expected and shown.

    WHAT  a rule (L6), a section (Login), the name of a scenario, or a part of its
          name or title; without it, every scenario runs

    Options:
      --pattern P ...    only these implementations: names from quartet list
      -v, --verbose      also print a row for each scenario
      --json             print one JSON object on standard output
      -h, --help         print this text

    Examples:
      quartet run L6
      quartet run links comment --pattern RVB VIPER
      quartet run L06-wrong-pair --json
    """

  private static let playText = """
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

  private static let compareText = """
    quartet compare SCENARIO runs a scenario on several implementations and prints
    which functions of their components are called, side by side.

    SCENARIO  the name of a scenario from quartet list, or a file of steps

    Options:
      --step N           only step N; 0 is the start of the feature, and the number
                         after the last step is its end
      --pattern P ...    these implementations; without it, the four patterns
      -v, --verbose      every function; without it, only calls from one component
                         to another, what is made (+) and what is freed (-)
      --no-lines         no line numbers
      --counts           only a table in Markdown: how many messages there are, as
                         without -v, between how many components in how many files,
                         and how many functions are entered, as with -v
      --json             print one JSON object on standard output
      -h, --help         print this text

    A call is indented below its caller. After it is the line of the function in
    the file of its component. { } marks a closure. Arguments are not recorded.

    \(tracedCopy)

    The JSON object has a scenario and its steps. A step has a number, its text,
    and implementations, each with a name, an outcome, calls and counts. A call has
    a kind (call, closure, made, freed or detail), a component, a function, a file,
    a line, and the calls that it makes. The objects after the step are types; a
    reference has the positions of two objects, a property, and whether it is
    strong, weak or unowned.

    Examples:
      quartet compare L06-wrong-pair --step 4
      quartet compare L06-wrong-pair --pattern RVB VIPER --verbose
      quartet compare L06-wrong-pair --step 4 --counts
      quartet compare L06-wrong-pair --json > trace.json

    The exit status is 0, or 2 for wrong arguments and errors.
    """

  private static let exploreText = """
    quartet explore [DIR] writes a page on which you step through every scenario,
    see what the patterns do side by side, and compare their code. Open it in a
    browser; it needs no server and no network.

    DIR  a new or an empty folder, or one that this command has written; without
         it, .build/explore in the package

    Options:
      --open        open the page
      -h, --help    print this text

    If nothing has changed, nothing is written again.

    \(tracedCopy)

    Examples:
      quartet explore
      quartet explore patterns --open

    The exit status is 0, or 2 for wrong arguments and errors.
    """

  private static let tracedCopy = """
    The calls are recorded in a copy of this command, built into .build/trace. The
    first use builds it, which takes about a minute.
    """

  private static let parityText = """
    quartet parity runs random steps on every implementation and compares each with
    the specification: what is shown, UIKit's warnings, and memory leaks.

    Options:
      --runs N           the number of runs; 1000
      --seed S           the seed of the first run; each next run adds 1; 1
      --steps N          the number of steps in a run; 60
      --jobs N           the number of processes; one for each processor
      --pattern P ...    only these implementations: names from quartet list
      --scenario FILE ...
                         run these files or scenarios instead of random steps
      --json             print one JSON object on standard output, and nothing else
      -h, --help         print this text

    A seed gives the same steps on every machine, and the same choice where UIKit's
    behaviour is unspecified. Leaks (M1, M2) are checked for seeds divisible by 16.
    A difference is shrunk, and printed as a scenario that shows it.

    The result does not depend on --jobs. With 1, everything runs in this process.

    Coverage is the number of rules of Docs/Feature.md, of states (the screen on
    top and its phase), and of pairs (a kind of step in a state) that occurred.

    Examples:
      quartet parity
      quartet parity --runs 1000000 --seed 20250101
      quartet parity --pattern RVB VIPER --steps 500
      quartet parity --scenario found.scenario
      quartet parity --json > parity.json

    The exit status is 0 if nothing differs, 1 if something differs, 2 for wrong
    arguments and errors, 130 if it was interrupted; then it prints the results
    until then.
    """

  private static let listText = """
    quartet list lists the implementations, and the scenarios by rule.
    Docs/Feature.md explains the rules. Play a scenario by its name:
      quartet play roundtable L06-wrong-pair

    Options:
      --json        print one JSON object on standard output
      -h, --help    print this text
    """

  /// The steps that `quartet play` reads.
  static let steps = """
    Steps:
      3                       tap element 3, or the alert's button 3
      1 ada@example.com       replace the text of element 1
      2 ""                    empty element 2; quotes allow \\n \\t \\" \\\\ \\u{301}
      tap "Discard"           tap an alert's button; or tap login.cancelButton
      3 + 4                   tap twice in one turn of the run loop
      return login.login      press the Return key in a text field
      swipe                   swipe the sheet down; swipe halfway lets it go
      swipe back              swipe from the edge; swipe back halfway lets it go
      back, escape            tap the back button; use the escape gesture
      open quartet://comment  open a link; or quartet://sign-in?login=LOGIN
      expire                  the session expires
      wait 30s                let time pass: ms, s or m; the demo accounts reply
                              after 1s
      reply accepted          reply to the oldest request: accepted, wrong or
                              unreachable; reply 2 wrong replies to the second
      sign in elsewhere       sign in as grace@example.com in another window
      on sign-in expire       an observer acts at the next sign-in; or on sign-in
                              open quartet://comment
      present alert           other code presents an alert, or a sheet
      dismiss top             other code dismisses the alert or its sheet; dismiss
                              all dismisses everything
      replace root            other code replaces the root, and restores it
      early before a step     act during the transition that runs
      ... after a step        leave its transitions running; finish ends the oldest

    Commands:
      undo, restart           take back the last step, or all steps
      switch VIPER            repeat the same steps on another pattern
      an empty line           draw the screen again
      # anything              a comment
      help, ?, quit, exit, q  print this list; end
    """

  private static let accounts = """
    Demo accounts:
      ada@example.com      password lovelace
      grace@example.com    password hopper
      +15550100            password 5550100    (--kind phone)
    """
}
