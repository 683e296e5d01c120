nonisolated extension Costs {
  /// What it costs to write each implementation: counts, which are the same on every machine.
  public var writingSection: CostSection {
    CostSection(
      "Cost to write",
      introduction: [
        "Counted in the files as the compiler parses them, by "
          + "[`WritingCost`](../Sources/Measure/Writing/WritingCost.swift). A *line of code* has something on it "
          + "that is neither comment nor white space; a brace alone counts. *Types* are classes, structures and "
          + "enumerations, nested ones included. *Public* is what other packages see: requirements of public "
          + "protocols and cases of public enumerations too. *Generic parameters* stand in angle brackets, are "
          + "written `some`, or are associated types. *The rest* is the file that starts the feature, and "
          + "VIPER's gateways.",
        "These counts are the same on every machine; a test recounts them.",
      ],
      tables: [
        countTable("Lines of code", \.lines), countTable("Files", \.files), countTable("Types", \.types),
        countTable("Protocols", \.protocols), countTable("Public", \.publicSymbols),
        countTable("Generic parameters", \.genericParameters), oneMoreTable,
      ],
      remarks: [
        "*One more screen* is what the smallest of them costs, Recovery: everything in its "
          + "folder, and every line of code elsewhere that names something declared there. What a parent does "
          + "with its child without naming it is not in it.",
        "A line is not an hour: short files in which nothing is decided are quick to write, and a kit is written "
          + "once. The code has one author and one style; somebody else's would come out differently.",
      ],
      charts: [linesChart])
  }

  private func countTable(_ title: String, _ count: (WritingCost.Tally) -> Int) -> CostTable {
    var rows = [CostTable.Row("Kit", writing.map { "\(count($0.kit))" })]
    for (index, folder) in WritingCost.screens.enumerated() {
      rows.append(.init(folder, writing.map { "\(count($0.screens[index].tally))" }))
    }
    rows.append(.init("the rest", writing.map { "\(count($0.rest))" }))
    rows.append(.init("all", writing.map { "\(count($0.kit + $0.feature))" }))
    return CostTable(title, columns: writing.map(\.name), rows)
  }

  private var oneMoreTable: CostTable {
    CostTable(
      "One more screen", columns: writing.map(\.name),
      [
        .init("files", writing.map { "\($0.oneMore.files)" }),
        .init("lines in them", writing.map { "\($0.oneMore.lines)" }),
        .init("other files", writing.map { "\($0.oneMore.otherFiles)" }),
        .init("lines in those", writing.map { "\($0.oneMore.otherLines)" }),
        .init("lines in all", writing.map { "\($0.oneMore.allLines)" }),
      ])
  }

  private var linesChart: BarChart {
    BarChart(
      "lines", title: "Lines of code", legend: ["screens", "kit", "the rest"],
      bars: writing.map { cost in
        let parts = [cost.feature.lines - cost.rest.lines, cost.kit.lines, cost.rest.lines]
        return .init(name: cost.name, parts: parts.map(Double.init), text: "\(parts.reduce(0, +))")
      })
  }

  /// What one tap passes through: counts, which are the same on every machine.
  public var pathSection: CostSection {
    let paths = paths ?? []
    let table = CostTable(
      "One tap", columns: paths.map(\.name),
      [
        .init("components", paths.map { "\($0.components.count)" }),
        .init("functions entered", paths.map { "\($0.calls)" }),
        .init("indirect calls", paths.map { "\($0.indirectCalls)" }),
        .init("… of protocols' requirements", paths.map { "\($0.protocolCalls)" }),
        .init("… of overridable methods", paths.map { "\($0.overridableCalls)" }),
        .init("… of closures", paths.map { "\($0.closureCalls)" }),
      ])
    return CostSection(
      "The path of one tap",
      introduction: [
        "Followed by doing it: \(TapPath.description). "
          + "[`TapTrace`](../Sources/Measure/Tracing/TapTrace.swift) builds a copy of the package in which every "
          + "function counts its calls, plays a scenario without the tap and with it, and takes the difference. "
          + "*Components* are the classes whose code ran. *Functions* are functions, closures and computed "
          + "properties of the implementation, each as often as it was entered. *Indirect* is a call of which only "
          + "the running program knows where it leads, as the code is written: a requirement of a protocol "
          + "(reading a property is one too), a method that a subclass could override, a closure that was handed "
          + "over. An optimising compiler turns some of these into direct ones.",
        "Calls into UIKit and the domain are the same for all and not among them. Review hears of the attempt "
          + "too, and is part of the path.",
      ],
      tables: paths.isEmpty ? [] : [table],
      remarks: paths.map { path in
        "*\(path.name):* " + path.components.map { "`\($0)`" }.joined(separator: ", ")
      },
      charts: paths.isEmpty
        ? []
        : [
          BarChart(
            "path", title: "One tap: indirect calls",
            bars: paths.map { path in
              .init(
                name: path.name, parts: [Double(path.indirectCalls)],
                text: "\(path.indirectCalls), \(path.components.count) components")
            })
        ],
      mark: paths.isEmpty ? pathFailure ?? "not followed in this run" : nil)
  }
}
