import Foundation
import GrowthMeasurement

/// The tables and the charts of the chapter "Growth" of Docs/Costs.md.
extension GrowthFigures {
  private static let patterns = GrowingApp.patterns

  /// All tables, for a terminal.
  var tables: [Table] {
    [screenTable, buildTable, changeTable, memoryTable, runningTable].filter { !$0.rows.isEmpty }
  }

  private typealias Figures = (GrowingAppCosts) -> Double?

  /// A row with a figure of each pattern's app; nil if none was measured.
  private func row(
    _ head: String, _ app: GrowingApp, text: (Double) -> String = Figure.digits, _ figure: Figures
  ) -> Table.Row? {
    let figures = Self.patterns.map { pattern in
      var app = app
      app.pattern = pattern
      return self[app].flatMap(figure)
    }
    guard figures.contains(where: { $0 != nil }) else { return nil }
    return .init(head, figures.map { $0.map(text) ?? "" })
  }

  private func table(_ title: String, _ rows: [Table.Row?]) -> Table {
    Table(title, columns: Self.patterns, rows.compactMap(\.self))
  }

  private static func tree(_ count: Int, _ build: Build = .oneTarget) -> GrowingApp {
    GrowingApp(
      pattern: "", count: count, targets: [.tens, .wholeTens].contains(build) ? "ten" : "one",
      isRelease: build == .release, compilesWholeTargets: build == .wholeTens)
  }

  private enum Build: String {
    case oneTarget = "one target"
    case tens = "targets of ten"
    case wholeTens = "targets of ten, whole targets"
    case release = "one target, release"
  }

  var screenTable: Table {
    /// The costs that one screen adds to a smaller app of the same kind.
    func slope(from count: Int, _ figure: @escaping Figures) -> Figures {
      { large in
        guard let small = smaller(large, count).flatMap(figure), let all = figure(large) else { return nil }
        return (all - small) / Double(large.app.count - count)
      }
    }
    return table(
      "One more screen",
      [
        row("lines of code", Self.tree(50), slope(from: 10) { Double($0.lines) }),
        row("clean debug build, ms", Self.tree(50), slope(from: 10) { $0.buildSeconds * 1000 }),
        row("symbols in a debug build", Self.tree(50), slope(from: 10) { Double($0.symbols) }),
        row(
          "executable of a debug build, KB", Self.tree(50),
          slope(from: 10) { Double($0.executableBytes) / 1024 }),
        row(
          "executable of a release build, KB", Self.tree(250, .release),
          slope(from: 50) { Double($0.executableBytes) / 1024 }),
        row("public declarations in targets of ten", Self.tree(1000, .wholeTens)) {
          $0.publicSymbols.map { Double($0) / 10 }
        },
      ])
  }

  /// The app of the same kind with fewer screens.
  private func smaller(_ large: GrowingAppCosts, _ count: Int) -> GrowingAppCosts? {
    var app = large.app
    app.count = count
    return self[app]
  }

  var buildTable: Table {
    sizes("Processor time of a clean debug build, s", \.buildSeconds)
  }

  var changeTable: Table {
    sizes("Processor time after a change inside a screen, s") { $0.changeSeconds }
  }

  private func sizes(_ title: String, _ figure: @escaping Figures) -> Table {
    let apps: [(Int, Build)] = [
      (10, .oneTarget), (50, .oneTarget), (250, .oneTarget), (250, .tens), (250, .wholeTens),
      (1000, .wholeTens), (250, .release),
    ]
    let rows = apps.map { count, build in
      row("\(count) screens, \(build.rawValue)", Self.tree(count, build), figure)
    }
    let exponents = [(10, 50), (50, 250)].map { small, large in
      row("exponent from \(small) to \(large) screens", Self.tree(large)) {
        guard let few = smaller($0, small).flatMap(figure), let many = figure($0) else { return nil }
        return log(many / few) / log(Double(large / small))
      }
    }
    return table(title, rows + exponents)
  }

  var memoryTable: Table {
    func peak(_ costs: GrowingAppCosts) -> Double? { Double(costs.peakBytes) / 1_000_000 }
    return table(
      "Most memory of one process of the build, MB",
      [
        row("50 screens, debug", Self.tree(50), peak), row("250 screens, debug", Self.tree(250), peak),
        row("1000 screens, targets of ten, debug", Self.tree(1000, .wholeTens), peak),
        row("50 screens, release", Self.tree(50, .release), peak),
        row("250 screens, release", Self.tree(250, .release), peak),
      ])
  }

  var runningTable: Table {
    let ladder = GrowingApp(pattern: "", count: 21, shape: "ladder", isRelease: true, depth: 80)
    func time(_ path: KeyPath<AppCosts, AppCosts.Step>) -> Figures {
      { $0.running[keyPath: path].nanoseconds / 1000 }
    }
    return table(
      "While the app runs",
      [
        row("allocations to make the root of 10 screens", Self.tree(10)) {
          Double($0.running.rootAllocations)
        },
        row("of 250 screens", Self.tree(250)) { Double($0.running.rootAllocations) },
        row("of 1000 screens", Self.tree(1000, .wholeTens)) { Double($0.running.rootAllocations) },
        row("allocations to open a screen", ladder) { Double($0.running.later.allocations) },
        row("open a screen for the first time, µs", ladder, time(\.firstTime)),
        row("open it later, µs", ladder, time(\.later)),
        row("open the 80th screen over the root, µs", ladder, time(\.deep)),
        row("start, and open 10 screens by taps, µs", ladder) { $0.running.tapsNanoseconds / 1000 },
        row("start with a link to the 10th, µs", ladder) { $0.running.linkNanoseconds / 1000 },
        row("bytes in use for an open screen", ladder) { $0.running.bytesForOneScreen },
        row("bytes that a screen leaves after it was closed", ladder) {
          $0.running.bytesLeft / Double($0.running.depth)
        },
        row("screens that are closed and not freed", Self.tree(1000, .wholeTens)) {
          Double($0.running.aliveScreens)
        },
      ])
  }

  // MARK: Charts

  var charts: [BarChart] {
    [
      BarChart(
        name: "growth-build",
        title: "Clean debug build of 1,000 screens in targets of ten: seconds of processor time",
        bars: bars(Self.tree(1000, .wholeTens)) { $0.buildSeconds }),
      BarChart(
        name: "growth-change",
        title: "A change inside one of 250 screens in one target: seconds of processor time",
        bars: bars(Self.tree(250)) { $0.changeSeconds }),
    ]
  }

  private func bars(_ app: GrowingApp, _ figure: Figures) -> [BarChart.Bar] {
    Self.patterns.compactMap { pattern in
      var app = app
      app.pattern = pattern
      return self[app].flatMap(figure).map { .init(name: pattern, parts: [$0], text: Figure.digits($0)) }
    }
  }
}
