/// What the command was asked to do.
nonisolated struct Arguments: Equatable {
  /// Arguments that the command does not take.
  struct Invalid: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  var isQuick = false
  var writesPage = false
  var printsJSON = false
  var showsHelp = false

  /// Reads the arguments after the command's name.
  ///
  /// - Throws: ``Invalid`` for an unknown argument or a combination that makes no sense.
  init(_ arguments: [String]) throws(Invalid) {
    for argument in arguments {
      switch argument {
      case "--quick": isQuick = true
      case "--page": writesPage = true
      case "--json": printsJSON = true
      case "--help", "-h": showsHelp = true
      default:
        throw Invalid(
          description: "unknown argument “\(argument)”; there are --quick, --page, --json and --help")
      }
    }
    if isQuick, writesPage {
      throw Invalid(description: "--page needs the times of a whole run; leave out --quick")
    }
  }

  static let help = """
    Measures what each pattern costs to write and to run, beside the same feature without a pattern.

    swift run -c release --package-path Benchmarks benchmarks [--quick] [--page] [--json]

      --quick   counts everything and times little: a few seconds
      --page    writes Docs/Costs.md and its charts; needs a release build
      --json    prints one JSON object instead of tables
      --help    prints this text

    Exit status: 0 on success; 1 if a budget of counts is missed in a release build;
    2 if the arguments are wrong or something cannot be measured. Missed budgets of time
    do not change the exit status.
    """
}
