import Foundation
import QuartetArguments
import QuartetFeatureEntry
import QuartetImplementations

@main
enum Benchmarks {
  static func main() async {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      guard let options = try BenchmarkOptions.syntax.read(arguments, into: BenchmarkOptions()) else {
        return print(BenchmarkOptions.syntax.help)
      }
      if options.countsLines { return print(try PackageLines.table()) }
      if options.builds { return try build(options) }
      exit(try await run(options))
    } catch {
      report("\(error)")
      exit(2)
    }
  }

  /// Returns the exit status.
  private static func run(_ options: BenchmarkOptions) async throws -> Int32 {
    let machine = Machine.this()
    if options.writesPage, !options.isQuick, !machine.isRelease {
      throw UsageError("--page needs a release build: swift run -c release …")
    }
    report("measuring on \(machine.processor), \(machine.cores) cores, load \(Figure.digits(machine.load))")
    let writing = try WritingCost.all()
    let running = try await RunCosts.measure(effort: options.isQuick ? .quick : Effort()) { report($0) }
    let page = Page(machine: machine, writing: writing, running: running)
    if options.writesPage {
      guard options.isQuick || running.countsAllocations else {
        throw UsageError("--page needs a process that counts allocations")
      }
      try page.write(onlyCounts: options.isQuick)
    }
    print(page.tables.map(\.text).joined(separator: "\n\n"))
    guard fflush(nil) == 0 else {
      throw UsageError("cannot write to standard output")
    }
    if !running.countsAllocations { report("allocations are not counted in this process") }
    // A debug build allocates more.
    let missed = machine.isRelease ? running.missedBudgets : []
    for budget in missed { report("missed budget: \(budget)") }
    return missed.isEmpty ? 0 : 1
  }

  /// Builds generated screens, and prints what that costs.
  private static func build(_ options: BenchmarkOptions) throws {
    guard !options.isQuick else { throw UsageError("build cannot be combined with --quick") }
    let machine = Machine.this()
    // The baseline stands for plain view controllers. MVVM is the last, and has no modules to generate.
    let costs = try Implementations.folders.dropLast().map { feature, folder in
      let product = folder.hasPrefix("Shared/") ? GeneratedApp.plain : folder
      return try BuildCosts(feature.patternName, product: product) { report("\(feature.patternName): \($0)") }
    }
    let table = BuildCosts.table(costs)
    if options.writesPage {
      try Page.renew([table], BuildCosts.sentence, "\(machine). \(machine.loadAverage)")
    }
    print(table.text)
  }

  private static func report(_ text: String) {
    // Without a standard error, there is no place for a report.
    try? FileHandle.standardError.write(contentsOf: Data("benchmarks: \(text)\n".utf8))
  }
}

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
