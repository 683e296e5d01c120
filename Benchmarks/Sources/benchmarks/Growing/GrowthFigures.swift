import Foundation
import GrowthMeasurement

/// The figures of all apps that were measured.
nonisolated struct GrowthFigures: Codable, Sendable {
  /// Where the last app was measured.
  var machine: Machine?
  private(set) var apps: [GrowingAppCosts] = []

  /// The saved figures, which `--page` renews app by app.
  private static let file = Page.repository.appending(path: "Docs/Costs/growth.json")

  static func saved() throws -> GrowthFigures {
    guard FileManager.default.fileExists(atPath: file.path) else { return GrowthFigures() }
    return try JSONDecoder().decode(GrowthFigures.self, from: Data(contentsOf: file))
  }

  /// Saves the figures, and writes them into the page.
  @MainActor func save() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: Self.file)
    try writeChapter()
  }

  subscript(app: GrowingApp) -> GrowingAppCosts? { apps.first { $0.app == app } }

  mutating func replace(_ costs: GrowingAppCosts) {
    apps.removeAll { $0.app == costs.app }
    apps.append(costs)
  }

  /// The limits of figures that do not vary, of the apps that were measured.
  var budgets: [Budget] {
    apps.flatMap { costs in
      func budget(_ title: String, _ figure: Double, _ limit: Double, isCount: Bool = true) -> Budget {
        Budget(
          title: "\(costs.app.title): \(title)", name: costs.app.pattern, figure: figure, limit: limit,
          isCount: isCount)
      }
      let running = costs.running
      var budgets = [
        budget("screens that are closed and not freed", Double(running.aliveScreens), 0),
        budget("bytes that a screen leaves", running.bytesLeft / Double(running.depth), 1),
        budget(
          "screens that the link opens, against the way to the deepest one",
          abs(
            Double((costs.app.shape == "ladder" ? costs.app.count / 2 : running.depth) - running.linkDepth)),
          0),
        budget("names that occur twice", Double(costs.repeatedNames.count), 0),
        budget(
          "allocations to open the deepest screen, against the first",
          Double(running.deep.allocations) / Double(running.shallow.allocations), 2),
        budget(
          "time to open the deepest screen, against the first",
          running.deep.nanoseconds / running.shallow.nanoseconds, 2, isCount: false),
      ]
      // The next smaller app of the same kind.
      let smaller = apps.filter {
        var app = $0.app
        app.count = costs.app.count
        return app == costs.app && $0.app.count < costs.app.count
      }
      if let smaller = smaller.max(by: { $0.app.count < $1.app.count }) {
        func difference(_ path: KeyPath<AppCosts, Int>) -> Double {
          abs(Double(running[keyPath: path] - smaller.running[keyPath: path]))
        }
        budgets += [
          budget(
            "symbols of a screen, against \(smaller.app.count) screens",
            costs.symbolsOfScreen / smaller.symbolsOfScreen, 1.05),
          budget(
            "allocations to make the root differ from \(smaller.app.count) screens",
            difference(\.rootAllocations), 0),
        ]
        if costs.app.shape == "ladder" {
          budgets.append(
            budget(
              "allocations to open a screen differ from \(smaller.app.count) screens",
              difference(\.later.allocations), 0))
        }
      }
      return budgets
    }
  }
}

extension GrowingAppCosts {
  nonisolated var symbolsOfScreen: Double { Double(symbols) / Double(app.count) }
}
