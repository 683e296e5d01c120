import Foundation
import QuartetArguments

/// Standard output, and the prompt.
package final class Terminal {
  package let style: Style
  /// Whether standard input and output are terminals.
  package let isInteractive: Bool
  private let send: (String) -> Void

  /// Prints to standard output.
  package convenience init() {
    self.init(isTerminal: isatty(STDOUT_FILENO) == 1, Self.writeToStandardOutput)
  }

  /// Passes the output to a closure, without colour.
  package convenience init(_ send: @escaping (String) -> Void) { self.init(isTerminal: false, send) }

  private init(isTerminal: Bool, _ send: @escaping (String) -> Void) {
    let environment = ProcessInfo.processInfo.environment
    style = Style(isColoured: Style.usesColour(isTerminal: isTerminal, environment: environment))
    isInteractive = isTerminal && isatty(STDIN_FILENO) == 1
    self.send = send
  }

  /// Prints lines.
  package func print(_ text: String) {
    send(text + "\n")
  }

  /// Reads a line at the prompt; nil at the end of input.
  package func ask() -> String? {
    send("> ")
    let line = readLine()
    if line == nil { send("\n") }
    return line
  }

  /// Prints to standard error.
  package static func printError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// The width of the output: that of the terminal, between 40 and 180 columns; 100 if it is unknown.
  package var width: Int { columns.map { max(40, min($0, 180)) } ?? 100 }

  private var columns: Int? {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : nil
  }

  private static func writeToStandardOutput(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        exit(because: errno)
      }
    }
  }

  /// Exits without a message if the reader has closed the pipe, as in `quartet | head`.
  private static func exit(because error: Int32) -> Never {
    if error == EPIPE { Foundation.exit(128 + SIGPIPE) }
    printError("quartet: cannot write to standard output: \(String(cString: strerror(error)))")
    Foundation.exit(2)
  }
}

/// Colours text, if the output can show colour.
package struct Style: Equatable {
  package let isColoured: Bool

  package init(isColoured: Bool) { self.isColoured = isColoured }

  /// Whether to use colour: on a terminal that shows it, unless `NO_COLOR` is set (https://no-color.org).
  package static func usesColour(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// The meaning of a piece of text.
  package enum Role: String {
    case plain = ""
    case strong = "1"
    case faint = "2"
    case bad = "31"
    case good = "32"
    case accent = "36"
  }

  package func callAsFunction(_ role: Role, _ text: String) -> String {
    isColoured && role != .plain && !text.isEmpty ? "\u{1b}[\(role.rawValue)m\(text)\u{1b}[0m" : text
  }
}

/// Writes one object with sorted keys.
package enum JSON {
  package static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
  }
}

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

  /// Shows how much is done of what `unit` counts.
  package mutating func show(done: Int, of all: Int, _ unit: String, steps: Int) {
    guard isDue() else { return }
    show(Self.text(done: done, of: all, unit, steps: steps, seconds: seconds))
  }

  package static func text(done: Int, of all: Int, _ unit: String, steps: Int, seconds: Double) -> String {
    let rate = Int(Double(steps) / max(seconds, 0.001))
    return "\(done) of \(all) \(unit), \(rate) steps a second, \(left(done: done, of: all, seconds: seconds))"
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
