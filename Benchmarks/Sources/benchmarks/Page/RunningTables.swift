extension Page {
  /// Times: the baseline's and the bare screens' in nanoseconds, the patterns' as multiples of the baseline's.
  var timeTable: Table {
    actionTable("Time") { cost in
      results.running.patterns.contains(cost.name)
        ? Figure.ratio(cost.ratio) : Figure.time(nanoseconds: cost.nanoseconds.median)
    }
  }

  var heapTables: [Table] {
    guard results.running.countsAllocations else { return [] }
    return [
      actionTable("Allocations") { "\($0.heap.allocations)" },
      actionTable("Bytes allocated") { "\($0.heap.bytes)" },
      actionTable("Bytes in use afterwards", isIncluded: \.opens) { "\($0.heap.held)" },
      Table(
        "Growth in bytes", columns: names,
        [
          .init("one more feature with Login open", results.running.openFeatures.map(growth)),
          .init("one more Login that was opened and closed", results.running.closedLogins.map(growth)),
        ]),
    ]
  }

  private func growth(_ growth: Growth) -> String { Figure.digits(growth.bytesForOneMore) }

  private func actionTable(
    _ title: String, isIncluded: (UserAction) -> Bool = { _ in true }, _ figure: (Cost) -> String
  ) -> Table {
    let columns = names + [ScreensAlone.patternName]
    let actions = zip(UserAction.allCases, results.running.actions).filter { isIncluded($0.0) }
    return Table(
      title, columns: columns,
      actions.map { _, costs in .init(costs.title, columns.map { costs[$0].map(figure) ?? "" }) })
  }

  /// What a kit adds to a call and its reply.
  var microbenchmarkTable: Table {
    let costs = results.running.microbenchmark.costs
    var rows = [
      Table.Row("time", costs.map { Figure.time(nanoseconds: $0.nanoseconds.median) }),
      .init("multiple of a call and its reply", costs.map { Figure.ratio($0.ratio) }),
    ]
    if results.running.countsAllocations {
      rows.append(.init("allocations", costs.map { "\($0.heap.allocations)" }))
    }
    return Table("One tap", columns: costs.map(\.name), rows)
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
    let charts: [(UserAction, String)] = [(.tapToLabel, "tap"), (.openLogin, "open")]
    return charts.compactMap { action, file in
      guard let costs = results.running.actions.first(where: { $0.title == action.title }) else { return nil }
      let title = action.title.prefix(1).uppercased() + action.title.dropFirst()
      return BarChart(
        file, title: "\(title): multiples of the baseline's time",
        bars: names.compactMap { costs[$0] }.map {
          .init(name: $0.name, parts: [$0.ratio.median], text: Figure.ratio($0.ratio.median))
        },
        limit: action.timeBudget.map { ($0, "The dashed line is the budget, \(Figure.ratio($0))") })
    }
  }
}
