import Measure

/// What was measured, as a terminal shows it.
struct MeasureText {
  let costs: Costs

  func text(_ style: Style) -> String {
    let machine = costs.machine
    let head = [
      "\(machine.processor), \(machine.cores) cores, \(machine.system)",
      "\(machine.compiler), \(machine.configuration) build",
    ]
    let sections = costs.sections.map { text($0, style) }
    return (head + sections + [verdict(style)]).joined(separator: "\n")
  }

  private func text(_ section: CostSection, _ style: Style) -> String {
    var lines = ["", style(.strong, section.title)]
    if let mark = section.mark { lines.append(style(.bad, mark)) }
    for table in section.tables { lines += [""] + Self.lines(table, style) }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ table: CostTable, _ style: Style) -> [String] {
    let heads = [table.title] + table.rows.map(\.head)
    let headWidth = heads.map(Text.width).max() ?? 0
    let widths = table.columns.indices.map { column in
      let cells = [table.columns[column]] + table.rows.map { $0.cells[column] }
      return cells.map(Text.width).max() ?? 0
    }
    func line(_ head: String, _ cells: [String]) -> String {
      let padded = zip(cells, widths).map { cell, width in
        String(repeating: " ", count: max(0, width - Text.width(cell))) + cell
      }
      return "  " + Text.padded(head, to: headWidth) + "  " + padded.joined(separator: "  ")
    }
    return [style(.accent, line(table.title, table.columns))] + table.rows.map { line($0.head, $0.cells) }
  }

  private func verdict(_ style: Style) -> String {
    guard let running = costs.running, !running.goals.isEmpty else { return "" }
    let missed = costs.missedGoals
    guard !missed.isEmpty else { return "\n" + style(.good, "✓ every target is met") }
    let aims = missed.map(\.aim).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let lines = aims.map { aim in
      "  \(aim): " + missed.filter { $0.aim == aim }.map(\.subject).joined(separator: ", ")
    }
    let weight = costs.brokenGoals.isEmpty ? ", none that decides" : ""
    return "\n" + style(.bad, (["✗ targets missed\(weight):"] + lines).joined(separator: "\n"))
  }
}
