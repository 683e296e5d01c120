import QuartetArguments

/// The options of `benchmarks growth`.
struct GrowthOptions {
  var isQuick = false
  var writesPage = false
  var isMissing = false
  var patterns: [String] = []

  static let syntax = Syntax<GrowthOptions>(
    "benchmarks growth",
    overview: """
      Generates apps of 10 to 1,000 screens in each pattern and with plain view
      controllers, builds them, runs them, and measures what grows. It takes about an
      hour of processor time:
        swift run -c release --package-path Benchmarks benchmarks growth --page
      """,
    [
      .flag("--quick", help: "build apps of 10 to 50 screens, and check the counts that do not vary") {
        $0.isQuick = true
      },
      .flag(
        "--page", help: "save the figures in Docs/Costs/growth.json, and renew those in Docs/Costs.md"
      ) { $0.writesPage = true },
      .flag("--missing", help: "with --page: measure only what is not in that file") { $0.isMissing = true },
      .option(
        "--pattern", placeholder: "P",
        .one("a pattern", of: GrowingApp.patterns.map { (name: $0, value: $0) }), repeats: true,
        help: "measure only these: \(GrowingApp.patterns.joined(separator: ", "))"
      ) { $0.patterns.append($1) },
    ],
    discussion: """
      The exit status is 0; 1 if a check fails; 2 if the arguments are wrong or
      something cannot be measured.
      """,
    conflicts: [(["--page"], ["--quick"])])

  /// Returns the exit status.
  func run(report: (String) -> Void) throws -> Int32 {
    let apps = (isQuick ? GrowingApp.quick : GrowingApp.all)
      .filter { patterns.isEmpty || patterns.contains($0.pattern) }
    var figures = writesPage ? try GrowthFigures.saved() : GrowthFigures()
    for app in apps where !isMissing || figures[app] == nil {
      let costs = try ScratchPackage.costs(of: app, isComplete: !isQuick)
      report("\(app.title): built in \(Figure.digits(costs.buildSeconds)) s of processor time")
      figures.replace(costs)
      figures.machine = Machine.this()
      if writesPage { try figures.save() }
    }
    print(figures.tables.map(\.text).joined(separator: "\n\n"))
    let failures = figures.budgets.filter { !$0.isMet }
    for budget in failures {
      report("\(budget.name) misses a budget: \(budget.title), but it is \(Figure.digits(budget.figure))")
    }
    return failures.contains(where: \.isCount) ? 1 : 0
  }
}
