import Foundation

@main
enum Benchmarks {
  static func main() async {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      if arguments.showsHelp {
        print(Arguments.help)
      } else {
        exit(try await run(arguments))
      }
    } catch {
      report("\(error)")
      exit(2)
    }
  }

  /// Returns the exit status.
  private static func run(_ arguments: Arguments) async throws -> Int32 {
    let machine = Machine.this()
    if arguments.writesPage, !machine.isRelease {
      throw Arguments.Invalid(description: "--page needs a release build: swift run -c release …")
    }
    report("measuring on \(machine.processor), \(machine.cores) cores, load \(Figure.digits(machine.load))")
    let writing = try WritingCost.all()
    let running = try await RunCosts.measure(effort: arguments.isQuick ? .quick : Effort()) { report($0) }
    let results = Results(machine: machine, writing: writing, running: running, budgets: running.budgets)
    let page = Page(results)
    if arguments.writesPage { try page.write() }
    print(arguments.printsJSON ? try results.json : page.tables.map(\.text).joined(separator: "\n\n"))
    guard fflush(nil) == 0 else {
      throw Arguments.Invalid(description: "cannot write to standard output")
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
