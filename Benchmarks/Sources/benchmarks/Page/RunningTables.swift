import QuartetFeatureEntry
import QuartetImplementations

extension Page {
  /// Times: the baseline's and the bare screens' in nanoseconds, the others as multiples of the baseline's.
  var timeTable: Table {
    benchmarkTable("Time") { cost in
      [Implementations.baseline.patternName, ScreensAlone.patternName].contains(cost.name)
        ? Figure.time(nanoseconds: cost.nanoseconds.median) : Figure.ratio(cost.ratio)
    }
  }

  var heapTables: [Table] {
    guard results.running.countsAllocations else { return [] }
    return [
      benchmarkTable("Allocations") { "\($0.heap.allocations)" },
      benchmarkTable("Bytes in use afterwards", isIncluded: \.opens) { "\($0.heap.held)" },
      Table(
        "Growth in bytes", columns: names,
        [
          .init("one more feature with Login open", results.running.openFeatures.map(growth)),
          .init("one more Login that was opened and closed", results.running.closedLogins.map(growth)),
        ]),
    ]
  }

  /// Whole bytes: less than one cannot be told from what the system allocates meanwhile.
  private func growth(_ growth: Growth) -> String { "\(Int(growth.bytesForOneMore.rounded()))" }

  /// One tap on a switch: a row for each way.
  var switchTable: Table {
    Table(
      "A tap on a switch", columns: ["time", "allocations"],
      (results.running.benchmarks.last?.costs ?? []).map { cost in
        let time = Figure.time(nanoseconds: cost.nanoseconds.median)
        let isUnit = cost.name == Implementations.baseline.patternName
        return .init(cost.name, [isUnit ? time : Figure.ratio(cost.ratio), "\(cost.heap.allocations)"])
      })
  }

  private func benchmarkTable(
    _ title: String, isIncluded: (Benchmark) -> Bool = { _ in true }, _ figure: (Cost) -> String
  ) -> Table {
    let columns = names + [ScreensAlone.patternName]
    let measured = zip(Benchmark.ofFeature, results.running.benchmarks).filter { isIncluded($0.0) }
    return Table(
      title, columns: columns,
      measured.map { _, costs in .init(costs.title, columns.map { costs[$0].map(figure) ?? "" }) })
  }

  func budgetTable(_ title: String, counts: Bool) -> Table {
    let budgets = results.budgets.filter { $0.isCount == counts }
    var titles: [String] = []
    for budget in budgets where !titles.contains(budget.title) { titles.append(budget.title) }
    return Table(
      title, columns: results.running.patterns,
      titles.map { title in
        .init(
          title,
          results.running.patterns.map { name in
            budgets.first { $0.title == title && $0.name == name }.map { budget in
              "\(Figure.digits(budget.figure)) \(budget.isMet ? "≤" : ">") \(Figure.digits(budget.limit))"
            } ?? ""
          })
      })
  }

  var timeCharts: [BarChart] {
    let files = ["from a tap to the label": "tap", "open Login": "open"]
    return zip(Benchmark.all, results.running.benchmarks).compactMap { action, costs in
      guard let file = files[action.title] else { return nil }
      let title = action.title.prefix(1).uppercased() + action.title.dropFirst()
      return BarChart(
        name: file, title: "\(title): multiples of the baseline's time",
        bars: names.compactMap { costs[$0] }.map {
          .init(name: $0.name, parts: [$0.ratio.median], text: Figure.ratio($0.ratio.median))
        },
        limit: action.timeBudget.map { ($0, "The dashed line is the budget, \(Figure.ratio($0))") })
    }
  }
}
