import QuartetFeatureEntry
import QuartetImplementations

extension Page {
  /// Times: the baseline's, and the others as multiples of it.
  var timeTable: Table {
    benchmarkTable("Time") { cost in
      cost.name == Implementations.baseline.patternName
        ? Figure.time(nanoseconds: cost.nanoseconds.median) : Figure.ratio(cost.ratio)
    }
  }

  var heapTables: [Table] {
    guard running.countsAllocations else { return [] }
    let held = benchmarkTable("Bytes in use afterwards", isIncluded: \.opens) { "\($0.heap.held)" }
    // Whole bytes: less than one cannot be told from what the system allocates meanwhile.
    let left = names.map { name in running.bytesLeft[name].map { "\(Int($0.rounded()))" } ?? "" }
    return [
      benchmarkTable("Allocations") { "\($0.heap.allocations)" },
      Table(held.title, columns: held.columns, held.rows + [.init("open and close Login", left)]),
    ]
  }

  /// What is measured without the feature: a row for each way.
  var switchTables: [Table] {
    [
      ("A tap on a switch", [Benchmark.tapOnSwitch]), ("Links and navigation", Benchmark.navigation),
    ].map { title, benchmarks in
      let all = running.benchmarks.filter { costs in benchmarks.contains { $0.title == costs.title } }
      let rows = all.flatMap { costs in
        costs.costs.map { cost in
          let time = Figure.time(nanoseconds: cost.nanoseconds.median)
          let figure = cost.name == costs.baseline ? time : Figure.ratio(cost.ratio)
          return Table.Row(cost.name, [figure, "\(cost.heap.allocations)"])
        }
      }
      return Table(title, columns: ["time", "allocations"], rows)
    }
  }

  private func benchmarkTable(
    _ title: String, isIncluded: (Benchmark) -> Bool = { _ in true }, _ figure: (Cost) -> String
  ) -> Table {
    let measured = zip(Benchmark.ofFeature, running.benchmarks).filter { isIncluded($0.0) }
    return Table(
      title, columns: names,
      measured.map { _, costs in .init(costs.title, names.map { costs[$0].map(figure) ?? "" }) })
  }
}
