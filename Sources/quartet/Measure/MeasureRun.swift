import Foundation
import Measure

/// Measures what the patterns cost, prints it, and writes the page about it.
final class MeasureRun {
  private let options: MeasureOptions
  private let patterns: [Pattern]
  private let terminal: Terminal
  private let progress = MeasureProgress()

  init(_ options: MeasureOptions, patterns: [Pattern], terminal: Terminal) {
    self.options = options
    self.patterns = patterns
    self.terminal = terminal
  }

  /// Measures, prints and writes.
  ///
  /// - Returns: The exit status: 1 where a target is missed that does not depend on the machine.
  /// - Throws: ``UsageError`` if the sources are not there, a tool fails or the page cannot be written.
  func run() async throws(UsageError) -> Int32 {
    guard ParsedSource.areThere else {
      throw UsageError(
        "the package's sources are not where this command was built, nor in the current directory",
        advice: "Run it from the package's folder: swift run -c release quartet measure")
    }
    var costs = try measured("count the sources") { try counts() }
    if options.extent != .counts { costs.running = try await running() }
    if options.extent == .everything {
      follow(&costs)
      build(&costs)
    }
    progress.clear()
    if let page = options.page { try measured("write \(Text.quoted(page))") { try write(costs, to: page) } }
    terminal.print(options.isJSON ? try json(costs) : MeasureText(costs: costs).text(terminal.style))
    return costs.brokenGoals.isEmpty ? EXIT_SUCCESS : 1
  }

  private func measured<Result>(_ what: String, _ body: () throws -> Result) throws(UsageError) -> Result {
    do {
      return try body()
    } catch {
      progress.clear()
      throw UsageError("cannot \(what): \(Text.safe("\(error)"))")
    }
  }

  private func counts() throws -> Costs {
    progress.tell("counting")
    return Costs(
      machine: .this(), names: patterns.map(\.name),
      baseline: patterns.first { $0.subject.isBaseline }?.name,
      writing: try patterns.map { try WritingCost(name: $0.name, target: $0.target) })
  }

  private func running() async throws(UsageError) -> RunCosts {
    let measurement = RunMeasurement(
      subjects: patterns.map(\.subject), isQuick: options.extent == .quick)
    do {
      return try await measurement.run { progress.tell($0) }
    } catch {
      progress.clear()
      throw UsageError("cannot measure: \(Text.safe("\(error)"))")
    }
  }

  // Both need more of the toolchain than the rest does. Where one cannot be done, the others are still worth having.
  private func follow(_ costs: inout Costs) {
    progress.tell("building a copy that counts its calls")
    do {
      let trace = try TapTrace()
      costs.paths = try patterns.map { pattern in
        progress.tell("following a tap through \(pattern.name)")
        return try trace.path(name: pattern.name, target: pattern.target)
      }
    } catch {
      costs.pathFailure = "could not be followed: \(Text.safe("\(error)"))"
    }
  }

  private func build(_ costs: inout Costs) {
    progress.tell("building a copy, so that each target can be built alone")
    do {
      var measurement = try BuildMeasurement(targets: patterns.map { ($0.name, $0.target) })
      let start = ContinuousClock.now
      repeat {
        try measurement.round { progress.tell($0) }
      } while ContinuousClock.now - start < Self.timeForBuilds / 2
      costs.building = measurement.result
    } catch {
      costs.buildingFailure = "could not be measured: \(Text.safe("\(error)"))"
    }
  }

  /// How long targets are built again and again, roughly.
  private static let timeForBuilds = Duration.seconds(30)

  private func write(_ costs: Costs, to name: String) throws {
    let isUsual = name == MeasureOptions.usualPage
    let file = isUsual ? ParsedSource.root.appending(path: name) : URL(filePath: name)
    let page = CostPage(costs, file: file)
    if options.extent == .counts, FileManager.default.fileExists(atPath: file.path) {
      try page.writeCounts()
    } else {
      try page.write()
    }
  }

  private func json(_ costs: Costs) throws(UsageError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try measured("write JSON") { String(decoding: try encoder.encode(costs), as: UTF8.self) }
  }
}
