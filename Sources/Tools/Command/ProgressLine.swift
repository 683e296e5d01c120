import Foundation

/// A line on standard error that the next one replaces, if standard error is a terminal.
package struct ProgressLine {
  private let isShown =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  private let start: ContinuousClock.Instant
  private var last = ContinuousClock.now

  /// - Parameter start: When the work began.
  package init(since start: ContinuousClock.Instant = .now) { self.start = start }

  /// The time since the start.
  package var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Whether a new line is shown: five times a second at most.
  package mutating func isDue() -> Bool {
    guard isShown, ContinuousClock.now - last > .milliseconds(200) else { return false }
    last = .now
    return true
  }

  /// Shows a line at once.
  package func show(_ text: String) {
    if isShown { write("\r\u{1b}[K\(text)") }
  }

  /// Shows a line that stays.
  package func keep(_ text: String) { show("\(text)\n") }

  /// Removes the line.
  package func clear() { show("") }

  /// The time that is left if the rest takes as long as what is done: `1 min 5 s left`.
  package static func left(done: Int, of all: Int, seconds: Double) -> String {
    let left = Int((seconds / Double(max(done, 1)) * Double(all - done)).rounded(.up))
    return switch left {
    case ..<60: "\(left) s left"
    case ..<3_600: "\(left / 60) min \(left % 60) s left"
    default: "\(left / 3_600) h \(left / 60 % 60) min left"
    }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
