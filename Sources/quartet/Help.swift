import FeatureEntry
import PortableUIKit

/// The help texts.
enum Help: String {
  case overview
  case play
  case parity
  case list

  var text: String {
    switch self {
    case .overview: Self.overviewText
    case .play: Self.playText
    case .parity: Self.parityText
    case .list: Self.listText
    }
  }

  private static let overviewText = """
    quartet: runs the same feature in several implementations and checks each of them
    against the specification.

    Usage:
      quartet [--verbose]            run every scenario on every implementation
      quartet play PATTERN [FILE]    play an implementation in the terminal
      quartet parity [OPTIONS]       run random steps on all of them; --help lists OPTIONS
      quartet list                   list the implementations and the scenarios
      quartet help [COMMAND]         print the help of the command, or of one COMMAND

    Without a command, it prints a row for each scenario and a column for each
    implementation: what the implementation showed at the end, and whether every step
    was right. Baseline uses no pattern, only plain view controllers.

    Options:
      -v, --verbose    also print each scenario's steps and the screen at its end
      -h, --help       print this text, or that of a command: quartet play --help

    Examples:
      quartet
      quartet play "Round Table"
      quartet play roundtable L06-wrong-pair
      quartet parity --runs 10000
      printf '4\\n1 ada@example.com\\n' | quartet play roundtable

    \(accounts)

    Exit status: 0 if everything is right, 1 if an implementation differs from the
    specification, 2 for wrong arguments and errors. NO_COLOR=1 turns colour off.
    """

  private static let playText = """
    quartet play PATTERN [FILE]: draws the screen, reads one step per line, draws again.

    PATTERN  a name from quartet list: "Round Table", roundtable and round-table are
             the same; Baseline is also possible
    FILE     a file of steps, or the name of a scenario from quartet list; without
             it, or with -, steps come from standard input

    Options:
      --kind email|phone    what the user signs in with; email, unless FILE says phone
      -h, --help            print this text

    \(steps)

    In the drawing, [ Sign in ] can be tapped, ( Sign in ) is disabled, ‹Email› is the
    placeholder of an empty field, and ‹ before a title is the back button. A sheet has
    round corners, an alert has double lines. Passwords are always dots.

    Every step is compared with the specification. Differences are printed.

    Examples:
      quartet play "Round Table"
      quartet play roundtable --kind phone
      quartet play roundtable L06-wrong-pair
      quartet play roundtable steps.txt

    \(accounts)

    Exit status: 0 at the end of input and after quit, 1 if the implementation differed,
    2 for wrong arguments and errors.
    """

  private static let parityText = """
    quartet parity: runs random steps on every implementation and compares each with the
    specification: what is shown, UIKit's warnings, and memory leaks.

    Options:
      --runs N           the number of runs; 1000
      --seed S           the seed of the first run, each further run has the next; 1
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

    Coverage is the number of rules of Docs/Feature.md, of states (the screen on top and
    its phase), and of pairs (a kind of step in a state) that occurred.

    Examples:
      quartet parity
      quartet parity --runs 1000000 --seed 20250101
      quartet parity --pattern RVB VIPER --steps 500
      quartet parity --scenario found.scenario
      quartet parity --json > parity.json

    Exit status: 0 if nothing differs, 1 if something differs, 2 for wrong arguments and
    errors, 130 if it was interrupted; then it prints the results until then.
    """

  private static let listText = """
    quartet list: lists the implementations, and the scenarios by rule.

    Docs/Feature.md explains the rules. Play a scenario by its name:
      quartet play roundtable L06-wrong-pair

    Options:
      -h, --help    print this text
    """

  /// The steps that `quartet play` reads.
  static let steps = """
    Steps:
      3                       tap element 3, or the alert's button 3
      1 ada@example.com       replace the text of element 1
      2 ""                    empty element 2; quotes allow \\n \\t \\" \\\\ \\u{301}
      tap "Discard"           tap an alert's button; tap login.cancelButton also works
      3 + 4                   tap twice in one turn of the run loop
      swipe                   swipe the sheet down; swipe halfway releases it midway
      back, escape            tap the back button; use the escape gesture
      open quartet://comment  open a link; the other is quartet://sign-in?login=LOGIN
      expire                  the session expires
      wait 30s                let time pass: ms, s or m; the demo accounts reply after 1s
      reply accepted          reply to the oldest request: accepted, wrong or unreachable;
                              reply 2 wrong replies to the second oldest
      ... after a step        leave its transitions running; finish ends the oldest
      # anything              a comment
      help, quit              print this list; end
    """

  private static let accounts = """
    Demo accounts:
      ada@example.com      password lovelace
      grace@example.com    password hopper
      +15550100            password 5550100    (--kind phone)
    """
}
