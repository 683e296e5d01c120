extension Page {
  /// The tables of numbers that are counted in the sources.
  var writingTables: [Table] { [kitTable] + sampleTables + [oneMoreScreenTable] }

  /// The table of the kits that an app imports.
  private var kitTable: Table {
    let costs = writing.filter { $0.kit != nil }
    return moduleTable("Kit", of: costs.compactMap(\.kit), columns: costs.map(\.name))
  }

  /// The tables of the code that the feature needs besides the kit.
  private var sampleTables: [Table] {
    [
      moduleTable("Sample", of: writing.map(\.sample), columns: names),
      screenTable,
    ]
  }

  private func moduleTable(_ title: String, of modules: [WritingCost.Module], columns: [String]) -> Table {
    func row(_ head: String, _ figure: (WritingCost.Module) -> Int) -> Table.Row {
      .init(head, modules.map { "\(figure($0))" })
    }
    return Table(
      title, columns: columns,
      [
        row("lines of code", \.size.lines), row("files", \.size.files), row("types", \.symbols.types),
        row("protocols", \.symbols.protocols), row("public symbols", \.symbols.publicSymbols),
      ])
  }

  private var screenTable: Table {
    let rows = WritingCost.screens.enumerated().map { index, screen in
      Table.Row(screen, writing.map { "\($0.sampleScreens[index].lines)" })
    }
    let rest = Table.Row("other files", writing.map { "\($0.rest.lines)" })
    return Table("Lines of code", columns: names, rows + [rest])
  }

  /// The costs of the smallest screen, Recovery.
  private var oneMoreScreenTable: Table {
    let costs = writing.map { (own: $0.sampleScreens[2], others: $0.changesForRecovery) }
    return Table(
      "One more screen", columns: names,
      [
        .init("new files", costs.map { "\($0.own.files)" }),
        .init("lines in them", costs.map { "\($0.own.lines)" }),
        .init("other files that change", costs.map { "\($0.others.files)" }),
        .init("lines in those", costs.map { "\($0.others.lines)" }),
        .init("files in all", costs.map { "\($0.own.files + $0.others.files)" }),
        .init("lines in all", costs.map { "\($0.own.lines + $0.others.lines)" }),
      ])
  }
}
