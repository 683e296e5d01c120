import QuartetArguments

/// The options of the command.
struct BenchmarkOptions: Equatable {
  var isQuick = false
  var writesPage = false
  var countsLines = false
  var builds = false

  static let syntax = Syntax<BenchmarkOptions>(
    "benchmarks",
    overview: """
      Measures what each pattern costs to write and to run, beside the same feature
      without a pattern:
        swift run -c release --package-path Benchmarks benchmarks
      `benchmarks build` builds fifty generated screens of each pattern instead.
      """,
    [
      .argument(
        "build", .one("a part", of: [("build", true)]), count: 0...1,
        help: "measure only what building generated screens costs"
      ) { $0.builds = $1 },
      .flag("--quick", help: "count everything and time little: a few seconds") { $0.isQuick = true },
      .flag(
        "--page",
        help:
          "renew the figures in Docs/Costs.md and Docs/Choosing.md; with --quick, only what is counted in "
          + "the sources"
      ) { $0.writesPage = true },
      .flag("--lines", help: "only print the lines of code of this repository, by folder") {
        $0.countsLines = true
      },
    ],
    discussion: """
      The exit status is 0; 1 if a budget is missed in a release build; 2 if the
      arguments are wrong or something cannot be measured.
      """)
}
