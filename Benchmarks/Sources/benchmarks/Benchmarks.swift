import QuartetArguments
import Foundation

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
    let table = BuildCosts.table(try BuildCosts.all { report($0) })
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
