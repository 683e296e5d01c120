nonisolated extension Costs {
  /// What it costs to build each implementation.
  public var buildingSection: CostSection {
    let costs = building?.costs ?? []
    let yardstick = costs.first { $0.name == baseline }
    func row(_ head: String, _ values: (BuildCosts.Cost) -> [Double]) -> CostTable.Row {
      let unit = yardstick.map(values)
      return .init(head, costs.map { ratio(values($0), to: unit, isYardstick: $0.name == baseline) })
    }
    let rounds = costs.map(\.clean.count).min() ?? 0
    let nothing = Figure.median(building?.nothing ?? []).map(Figure.digits) ?? "–"
    return CostSection(
      "Cost to build",
      introduction: [
        "`swift build --target` on a copy of the package, for debugging, the targets taking turns, by "
          + "[`BuildMeasurement`](../Sources/Measure/Building/BuildCosts.swift). *Clean*: nothing of the target "
          + "has been built, everything that it needs has. *After a change*: in the longest file of Login, inside a "
          + "body. The column of the baseline is in seconds, the others are multiples of it; medians of "
          + "\(rounds) \(rounds == 1 ? "build" : "builds").",
        "A build with nothing to do took \(nothing) s, which is contained in all of the times.",
      ],
      tables: costs.isEmpty
        ? []
        : [
          CostTable(
            "Build", columns: costs.map(\.name),
            [row("clean") { $0.clean }, row("after a change") { $0.incremental }])
        ],
      charts: costs.isEmpty ? [] : [buildChart(costs)],
      mark: costs.isEmpty ? buildingFailure ?? "not measured in this run" : nil)
  }

  private func ratio(_ values: [Double], to yardstick: [Double]?, isYardstick: Bool) -> String {
    guard let median = Figure.median(values) else { return "" }
    guard !isYardstick, let unit = yardstick.flatMap(Figure.median), unit > 0 else {
      return "\(Figure.digits(median)) s"
    }
    return Figure.ratio(median / unit)
  }

  private func buildChart(_ costs: [BuildCosts.Cost]) -> BarChart {
    BarChart(
      "build", title: "A clean build of the target, in seconds",
      bars: costs.map { cost in
        let seconds = Figure.median(cost.clean) ?? 0
        return .init(name: cost.name, parts: [seconds], text: "\(Figure.digits(seconds)) s")
      })
  }
}
