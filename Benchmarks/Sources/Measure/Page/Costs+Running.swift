nonisolated extension Costs {
  /// What it costs to run each implementation.
  public var runningSection: CostSection {
    guard let running else {
      return CostSection(
        "Cost to run", introduction: runningIntroduction, tables: [], mark: "not measured in this run")
    }
    let mark =
      !running.isReleaseBuild
      ? "these times are not comparable: this is not a release build"
      : running.isQuick ? "these times are not comparable: they were taken in a hurry" : nil
    return CostSection(
      "Cost to run", introduction: runningIntroduction, tables: runningTables(running),
      remarks: reasons + [
        "The stand-in for UIKit lays out nothing and draws nothing. What UIKit itself takes on a device is not in "
          + "these figures; they tell how the wirings compare, not what anybody will feel."
      ], charts: charts(running), mark: mark)
  }

  private var runningIntroduction: [String] {
    [
      "All implementations in one process, taking turns, by "
        + "[`RunMeasurement`](../Sources/Measure/Running/RunMeasurement.swift). Times of the baseline stand as they "
        + "are; those of the others are multiples of the baseline's in the same round: the median of the rounds, "
        + "and half the distance between the quartiles. Allocations and bytes are counted where memory is taken "
        + "from the heap, whether or not it is given back; bytes held are those in use more than before, with what "
        + "the allocator adds. *Stand-in* is what the stand-in for UIKit takes for the same with nothing wired to "
        + "it; it is contained in all of the others."
    ]
  }

  /// Where to read why a target is missed.
  private var reasons: [String] {
    let missing = names.filter { name in missedGoals.contains { $0.subject == name } }
    guard !missing.isEmpty else { return [] }
    let guides = missing.map { "[\($0)](\($0.filter { !$0.isWhitespace }).md#what-it-costs)" }
    return [
      "A target is for all patterns alike. Why one of them, as its document has it, does not reach it is in its "
        + "guide: \(guides.joined(separator: ", "))."
    ]
  }

  private func runningTables(_ running: RunCosts) -> [CostTable] {
    let actions = running.actions
    var tables: [CostTable] = []
    if !actions.isEmpty {
      tables.append(table("Time", actions) { time($0, of: $1) })
      tables.append(table("Allocations", actions) { cost, _ in "\(cost.allocations)" })
      tables.append(table("Bytes taken", actions) { cost, _ in "\(cost.bytes)" })
    }
    let opening = actions.filter { $0.action?.isOpening ?? false }
    if !opening.isEmpty { tables.append(table("Bytes held after", opening) { cost, _ in "\(cost.held)" }) }
    if !running.growth.isEmpty { tables.append(growthTable(running.growth)) }
    if let alone = running.componentsAlone { tables.append(componentsTable(alone)) }
    if !running.goals.isEmpty { tables.append(goalTable(running.goals)) }
    return tables
  }

  private func table(
    _ title: String, _ actions: [ActionCosts], _ figure: (RunCost, ActionCosts) -> String
  ) -> CostTable {
    CostTable(
      title, columns: names + ["stand-in"],
      actions.map { action in
        let cells = names.map { name in
          action.costs.first { $0.subject == name }.map { figure($0, action) } ?? ""
        }
        return .init(action.action?.caption ?? "", cells + [action.standIn.map { figure($0, action) } ?? ""])
      })
  }

  private func time(_ cost: RunCost, of action: ActionCosts) -> String {
    let isMultiple = cost.subject != baseline && names.contains(cost.subject)
    guard isMultiple, let ratio = cost.ratio else {
      return Figure.time(nanoseconds: cost.nanoseconds.median)
    }
    return Figure.ratio(ratio)
  }

  private func growthTable(_ growth: [Growth]) -> CostTable {
    CostTable(
      "Bytes", columns: names,
      Growth.Kind.allCases.compactMap { kind in
        let figures = names.map { name in
          growth.first { $0.kind == kind && $0.subject == name }.map { Figure.digits($0.bytesForOneMore) }
            ?? ""
        }
        return figures.allSatisfy(\.isEmpty) ? nil : .init(kind.title, figures)
      })
  }

  /// Without controls: what a kit adds to the two calls that nobody can do without.
  private func componentsTable(_ alone: ActionCosts) -> CostTable {
    let costs = alone.costs
    var rows = [
      CostTable.Row("time of one tap", costs.map { Figure.time(nanoseconds: $0.nanoseconds.median) }),
      .init("multiple of a call and its answer", costs.map { $0.ratio.map { Figure.ratio($0) } ?? "" }),
      .init("allocations", costs.map { "\($0.allocations)" }),
    ]
    if let yardstick = alone.yardstick {
      let time = Figure.time(nanoseconds: yardstick.nanoseconds.median)
      rows.append(.init("a call and its answer", costs.map { _ in time }))
    }
    return CostTable("Components alone", columns: costs.map(\.subject), rows)
  }

  private func goalTable(_ goals: [Goal]) -> CostTable {
    var aims: [String] = []
    for goal in goals where !aims.contains(goal.aim) { aims.append(goal.aim) }
    let names = names.filter { name in goals.contains { $0.subject == name } }
    return CostTable(
      "Targets", columns: names,
      aims.map { aim in
        .init(
          aim,
          names.map { name in
            goals.first { $0.aim == aim && $0.subject == name }.map { goal in
              "\(goal.isMet ? "✓" : "✗") \(Figure.digits(goal.figure)) ≤ \(Figure.digits(goal.limit))"
            } ?? ""
          })
      })
  }

  private func charts(_ running: RunCosts) -> [BarChart] {
    let shown: [(RunAction, String, (Double, String)?)] = [
      (.tapToLabel, "tap", (1.25, "The dashed line is the target, 1.25 times the baseline")),
      (.openLogin, "open", (2, "The dashed line is the target, twice the baseline")),
    ]
    return shown.compactMap { kind, name, limit in
      guard let action = running.actions.first(where: { $0.action == kind }) else { return nil }
      let caption = kind.caption.prefix(1).uppercased() + kind.caption.dropFirst()
      return BarChart(
        name, title: "\(caption): multiples of the baseline's time",
        bars: action.costs.compactMap { cost in
          let ratio = cost.subject == baseline ? 1 : cost.ratio?.median
          return ratio.map { .init(name: cost.subject, parts: [$0], text: Figure.ratio($0)) }
        }, limit: limit)
    }
  }
}

nonisolated extension RunAction {
  /// Whether something stands afterwards that did not before.
  fileprivate var isOpening: Bool {
    [.start, .openLogin, .openRecovery, .openComment].contains(self)
  }
}

nonisolated extension Growth.Kind {
  /// What the bytes are of, in a few words.
  var title: String {
    switch self {
    case .held: "held by one more feature with Login open"
    case .openedAndClosed: "left behind by one more Login that was closed"
    }
  }
}
