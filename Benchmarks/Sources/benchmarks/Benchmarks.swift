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
      exit(try await run(options))
    } catch {
      report("\(error)")
      exit(2)
    }
  }

  /// Returns the exit status.
  private static func run(_ options: BenchmarkOptions) async throws -> Int32 {
    let machine = Machine.this()
    if options.writesPage, !machine.isRelease {
      throw UsageError("--page needs a release build: swift run -c release …")
    }
    report("measuring on \(machine.processor), \(machine.cores) cores, load \(Figure.digits(machine.load))")
    let writing = try WritingCost.all()
    let running = try await RunCosts.measure(effort: options.isQuick ? .quick : Effort()) { report($0) }
    let results = Results(machine: machine, writing: writing, running: running, budgets: running.budgets)
    let page = Page(results: results)
    if options.writesPage, options.isQuick {
      try page.writeCounts()
    } else if options.writesPage {
      guard running.countsAllocations else {
        throw UsageError("--page needs a process that counts allocations")
      }
      try page.write()
    }
    print(page.tables.map(\.text).joined(separator: "\n\n"))
    guard fflush(nil) == 0 else {
      throw UsageError("cannot write to standard output")
    }
    if !running.countsAllocations { report("allocations are not counted in this process") }
    for budget in results.failures {
      report("\(budget.name) misses a budget: \(budget.title), but it is \(Figure.digits(budget.figure))")
    }
    return results.failures.isEmpty ? 0 : 1
  }

  private static func report(_ text: String) {
    // Without a standard error, there is no place for a report.
    try? FileHandle.standardError.write(contentsOf: Data("benchmarks: \(text)\n".utf8))
  }
}
