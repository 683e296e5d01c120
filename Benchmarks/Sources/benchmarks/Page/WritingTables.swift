extension Page {
  /// What an app that adopts a pattern imports.
  var kitTable: Table {
    let kits = results.writing.compactMap { cost in cost.kit.map { (name: cost.name, count: $0) } }
    func row(_ head: String, _ figure: (CodeCount) -> Int) -> Table.Row {
      .init(head, kits.map { "\(figure($0.count))" })
    }
    return Table(
      "Kit", columns: kits.map(\.name),
      [
        row("lines of code", \.lines), row("files", \.files), row("types", \.types),
        row("protocols", \.protocols), row("public symbols", \.publicSymbols),
      ])
  }

  /// What the feature needs on top of the kit.
  var sampleTables: [Table] {
    let figures: [(String, (CodeCount) -> Int)] = [
      ("Lines of code", \.lines), ("Files", \.files), ("Types", \.types), ("Protocols", \.protocols),
    ]
    return figures.map { title, figure in
      var rows = WritingCost.screens.enumerated().map { index, screen in
        Table.Row(screen, results.writing.map { "\(figure($0.sampleScreens[index]))" })
      }
      rows.append(.init("other files", results.writing.map { "\(figure($0.rest))" }))
      rows.append(.init("the whole sample", results.writing.map { "\(figure($0.sample))" }))
      return Table(title, columns: names, rows)
    }
  }

  /// What the smallest screen, Recovery, costs.
  var oneMoreScreenTable: Table {
    let costs = results.writing.map(\.oneMoreScreen)
    return Table(
      "One more screen", columns: names,
      [
        .init("new files", costs.map { "\($0.own.files)" }),
        .init("lines in them", costs.map { "\($0.own.lines)" }),
        .init("other files that change", costs.map { "\($0.otherFiles)" }),
        .init("lines in those", costs.map { "\($0.otherLines)" }),
        .init("lines in all", costs.map { "\($0.own.lines + $0.otherLines)" }),
      ])
  }

  var linesChart: BarChart {
    BarChart(
      "lines", title: "Lines of code", legend: ["sample", "kit"],
      bars: results.writing.map { cost in
        let (sample, kit) = (cost.sample.lines, cost.kit?.lines ?? 0)
        return .init(name: cost.name, parts: [Double(sample), Double(kit)], text: "\(sample) + \(kit)")
      })
  }
}
