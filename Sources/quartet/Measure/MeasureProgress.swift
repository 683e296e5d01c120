import Foundation

/// What is being measured: one line on standard error, if that is a terminal.
struct MeasureProgress {
  private let isShown: Bool
  private let start = ContinuousClock.now

  /// Prepares to tell. If the command is interrupted from then on, it takes the line away and exits with 130.
  init() {
    isShown = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    if isShown {
      signal(SIGINT) { _ in
        _ = write(STDERR_FILENO, "\r\u{1b}[K", 4)
        _exit(130)
      }
    } else {
      signal(SIGINT) { _ in _exit(130) }
    }
  }

  /// Tells what is being done.
  func tell(_ what: String) {
    guard isShown else { return }
    let seconds = (ContinuousClock.now - start).components.seconds
    tell(raw: "\r\u{1b}[K\(seconds) s: \(what) …")
  }

  /// Takes the line away.
  func clear() {
    if isShown { tell(raw: "\r\u{1b}[K") }
  }

  private func tell(raw text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
