import Foundation
import QuartetParity

/// The progress of a long run: one line on standard error, if that is a terminal.
struct ParityProgress {
  /// The noun that is counted.
  let unit: String
  private let isShown: Bool
  private let start: ContinuousClock.Instant
  private var last = ContinuousClock.now
  private var advice: SlowBuild?

  /// - Parameter faster: The command that does the same in a release build, if that is worth its time.
  init(unit: String, faster: String? = nil, since start: ContinuousClock.Instant = .now) {
    (self.unit, self.start) = (unit, start)
    advice = faster.map { SlowBuild(faster: $0) }
    isShown = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// The time since the start.
  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Shows the progress, five times a second at most.
  mutating func show(done: Int, of all: Int, steps: Int) {
    guard isShown, ContinuousClock.now - last > .milliseconds(200) else { return }
    last = .now
    if let advice = advice?.take() { write("\r\u{1b}[K\(advice)\n") }
    show(Self.line(done: done, of: all, unit, steps: steps, seconds: seconds))
  }

  /// Shows what begins, and may take seconds.
  func show(_ text: String) {
    if isShown { write("\r\u{1b}[K\(text)") }
  }

  /// Removes the line.
  func clear() {
    if isShown { write("\r\u{1b}[K") }
  }

  static func line(done: Int, of all: Int, _ unit: String, steps: Int, seconds: Double) -> String {
    let rate = Int(Double(steps) / max(seconds, 0.001))
    let left = Int((seconds / Double(max(done, 1)) * Double(all - done)).rounded(.up))
    return "\(done) of \(all) \(unit), \(rate) steps a second, \(time(left)) left"
  }

  private static func time(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3_600: "\(seconds / 60) min \(seconds % 60) s"
    default: "\(seconds / 3_600) h \(seconds / 60 % 60) min"
    }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
