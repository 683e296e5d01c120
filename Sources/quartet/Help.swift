/// The help texts. That of a command is beside the command.
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

  private static let listText = """
    quartet list lists the implementations, and the scenarios by rule.
    Docs/Feature.md explains the rules. Play a scenario by its name:
      quartet play roundtable L06-wrong-pair

    Options:
      --json        print one JSON object on standard output
      -h, --help    print this text
    """

  static let accounts = """
    Demo accounts:
      ada@example.com      password lovelace
      grace@example.com    password hopper
      +15550100            password 5550100    (--kind phone)
    """
}
