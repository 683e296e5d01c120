import QuartetArguments

/// The options of the command.
struct BenchmarkOptions: Equatable {
  var isQuick = false
  var writesPage = false
  var countsLines = false

  static let syntax = Syntax<BenchmarkOptions>(
    "benchmarks",
    overview: """
      Measures what each pattern costs to write and to run, beside the same feature
      without a pattern:
        swift run -c release --package-path Benchmarks benchmarks
      """,
    [
      .flag("--quick", help: "count everything and time little: a few seconds") { $0.isQuick = true },
      .flag(
        "--page",
        help: "renew the figures in Docs/Costs.md, and its charts; needs a release build; with --quick, only "
          + "what is counted in the sources"
      ) { $0.writesPage = true },
      .flag("--lines", help: "only print the lines of code of this repository, by folder") {
        $0.countsLines = true
      },
    ],
    discussion: """
      The exit status is 0; 1 if a budget of counts is missed in a release build; 2 if
      the arguments are wrong or something cannot be measured. Missed budgets of time
      do not change the exit status.
      """)
}
