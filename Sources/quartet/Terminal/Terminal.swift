import Foundation

/// Standard output, and what can be known about who reads it.
final class Terminal {
  let style: Style
  /// Whether a person is at both ends: standard input and output are terminals.
  let isInteractive: Bool
  private let canMoveCursor: Bool
  private var isTypedAhead = false

  private let send: (String) -> Void

  /// Standard output as it is.
  init() {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    style = Style(isColoured: Style.isColourWanted(isTerminal: isTerminal, environment: environment))
    isInteractive = isTerminal && isatty(STDIN_FILENO) == 1
    canMoveCursor = isTerminal && environment["TERM"] != "dumb"
    send = Self.writeToStandardOutput
  }

  /// Something else that takes what is printed, and is no terminal.
  init(sending send: @escaping (String) -> Void) {
    style = Style(isColoured: false)
    isInteractive = false
    canMoveCursor = false
    self.send = send
  }

  /// Prints lines.
  func print(_ text: String) {
    send(text + "\n")
  }

  /// Asks for a line; nil at the end of input. Call ``acknowledge(_:as:)`` with it before printing anything.
  func ask() -> String? {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    isTypedAhead = poll(&input, 1, 0) > 0
    send(Self.prompt)
    let line = readLine()
    if line == nil { send("\n") }
    return line
  }

  /// Makes the line at the prompt read as it may be shown; nil if it may stay as it was typed.
  ///
  /// What was typed, or pasted, before it was asked for does not stand there yet.
  func acknowledge(_ typed: String, as text: String?) {
    if isTypedAhead {
      send((text ?? Text.safe(typed)) + "\n")
    } else if let text, canMoveCursor {
      let width = Text.echoedWidth(typed, after: Text.width(Self.prompt))
      let columns = columns ?? 80
      let rows = max(1, (width + columns - 1) / columns)
      send("\u{1b}[\(rows)A\r\u{1b}[J\(Self.prompt)\(text)\n")
    }
  }

  /// Says something on standard error.
  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  private static let prompt = "> "

  /// How many columns a table may take: 100 where nobody knows, and never so few that nothing can be read.
  var width: Int { columns.map { max(80, min($0, 180)) } ?? 100 }

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
        leave(because: errno)
      }
    }
  }

  /// Nobody reads on, as in `quartet | head`, which is no fault; anything else is told.
  private static func leave(because error: Int32) -> Never {
    if error == EPIPE { exit(128 + SIGPIPE) }
    complain("quartet: standard output cannot be written: \(String(cString: strerror(error)))")
    exit(2)
  }
}
