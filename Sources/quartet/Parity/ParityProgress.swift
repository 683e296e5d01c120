import Foundation

/// The progress of a long run: one line on standard error, if that is a terminal.
struct ParityProgress {
  let runs: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now

  init(runs: Int) {
    self.runs = runs
    isShown = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// The time since the start.
  var seconds: Double { Self.seconds(ContinuousClock.now - start) }

  /// Shows the progress, five times a second at most.
  mutating func show(runs done: Int, steps: Int) {
    guard isShown, ContinuousClock.now - last > .milliseconds(200) else { return }
    last = .now
    write("\r\u{1b}[K" + Self.line(done: done, of: runs, steps: steps, seconds: seconds))
  }

  /// Removes the line.
  func clear() {
    if isShown { write("\r\u{1b}[K") }
  }

  static func line(done: Int, of runs: Int, steps: Int, seconds: Double) -> String {
    let rate = Int(Double(steps) / max(seconds, 0.001))
    let left = Int((seconds / Double(max(done, 1)) * Double(runs - done)).rounded(.up))
    return "\(done) of \(runs) runs, \(rate) steps a second, \(time(left)) left"
  }

  private static func time(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3_600: "\(seconds / 60) min \(seconds % 60) s"
    default: "\(seconds / 3_600) h \(seconds / 60 % 60) min"
    }
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
