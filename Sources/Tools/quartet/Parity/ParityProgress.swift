import Foundation
import QuartetCommand
import QuartetParity

/// The progress of a long run.
struct ParityProgress {
  /// The noun that is counted.
  let unit: String
  private var line: ProgressLine
  private var advice: SlowBuild?

  /// - Parameter faster: The command that does the same in a release build, if that is worth its time.
  init(unit: String, faster: String? = nil, since start: ContinuousClock.Instant = .now) {
    self.unit = unit
    line = ProgressLine(since: start)
    advice = faster.map { SlowBuild(faster: $0) }
  }

  /// The time since the start.
  var seconds: Double { line.seconds }

  /// Shows the progress.
  mutating func show(done: Int, of all: Int, steps: Int) {
    guard line.isDue() else { return }
    if let advice = advice?.take() { line.keep("\(advice)") }
    show(Self.line(done: done, of: all, unit, steps: steps, seconds: seconds))
  }

  /// Shows what begins, and may take seconds.
  func show(_ text: String) { line.show(text) }

  /// Removes the line.
  func clear() { line.clear() }

  static func line(done: Int, of all: Int, _ unit: String, steps: Int, seconds: Double) -> String {
    let rate = Int(Double(steps) / max(seconds, 0.001))
    let left = ProgressLine.left(done: done, of: all, seconds: seconds)
    return "\(done) of \(all) \(unit), \(rate) steps a second, \(left)"
  }
}
